/**
 * Imitates browsers' translators: wraps each text, now and whenever one appears, in `font` elements,
 * replacing the nodes that React knows. Runs in the page.
 */
export function translateTexts(page: Element): void {
  const skipped = "font, script, style, noscript, title, textarea, svg";
  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== "") texts.push(node);
    }
    for (const text of texts) {
      if (text.parentElement === null || text.parentElement.closest(skipped)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  translate(page);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) translate(target);
  });
  observer.observe(page, { subtree: true, childList: true, characterData: true });
}
