/**
 * Sets the title smaller where one of its words is wider than its box, as with letters that the reader
 * spaces. Called once its own font is there, from when on the styles break no words of it.
 */
export function fitTitle(): void {
  const title = document.querySelector("h1");
  if (!title || !globalThis.ResizeObserver) return;
  const fit = () => {
    title.style.fontSize = "";
    const share = title.clientWidth / title.scrollWidth;
    if (share >= 1) return;
    title.style.fontSize = `${share * Number.parseFloat(getComputedStyle(title).fontSize)}px`;
  };
  // In the next frame, because the observer must not change the size that it reports.
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(title);
}
