const realNow = Date.now;

/** Sets the page's clock to `now`, in ms since the epoch; it runs on from there. */
export function setClock(now: number): void {
  const offset = now - realNow();
  Date.now = () => realNow() + offset;
}
