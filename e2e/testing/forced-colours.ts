/**
 * The texts that keep a colour, or a ground, of the style sheet where the reader chooses all colours, by
 * their beginning. Runs in the page.
 */
export function ownColours(): string[] {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const probe = document.body.appendChild(document.createElement("i"));
  const reader = ["CanvasText", "HighlightText", "ButtonText", "LinkText"].map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { forcedColorAdjust, color } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      );
      // The browser computes no colours for elements that it does not draw, such as sections behind an open dialog.
      if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
      const ground = getComputedStyle(element, "::before");
      const isGroundOwn =
        ground.forcedColorAdjust !== "auto" && ground.backgroundColor !== "rgba(0, 0, 0, 0)";
      const isTextOwn = forcedColorAdjust !== "auto" && !reader.includes(color);
      return hasText && (isTextOwn || isGroundOwn);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
