/**
 * Does to the page what browsers' translators do: puts each text, now and whenever one appears, into
 * `font` elements of its own, away from the nodes that React knows. Returns what ends it; runs in the page.
 */
export function translateTexts(): () => void {
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
  translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) translate(target);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
