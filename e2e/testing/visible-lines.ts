/** A line of text in the window. */
export interface Line {
  readonly text: string;
  /** 0 to 255, and the opacity, 0 to 1. */
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number];
  /** Large text as WCAG 2.2 defines it: 24 px, or 18.66 px bold. */
  readonly large: boolean;
  /** In whole pixels of the window. */
  readonly box: Readonly<Record<"left" | "top" | "right" | "bottom", number>>;
}

/** Every visible line of text. Runs in the page. */
export function visibleLines(): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const { fontSize, fontWeight } = style;
    const color = style.webkitTextStrokeWidth === "0px" ? style.color : style.webkitTextStrokeColor;
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    if (opacity === 0) continue;
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const size = Number.parseFloat(fontSize);
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      // Approximately the part of a line that glyphs fill: the height of a capital letter.
      const middle = (rect.top + rect.bottom) / 2;
      const box = {
        left: Math.max(0, Math.ceil(rect.left)),
        top: Math.max(0, Math.ceil(middle - size * 0.35)),
        right: Math.min(innerWidth, Math.floor(rect.right)),
        bottom: Math.min(innerHeight, Math.floor(middle + size * 0.35)),
      };
      if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
      const seen = [box.top, box.bottom - 1].every((y) => {
        const front = document.elementFromPoint((box.left + box.right) / 2, y);
        return !front || front.contains(element) || element.contains(front);
      });
      // Another element, such as the bar at the bottom, covers it.
      if (!seen) continue;
      lines.push({
        text,
        colour: [red, green, blue, alpha * opacity],
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        box,
      });
    }
  }
  return lines;
}
