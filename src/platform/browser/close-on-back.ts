/**
 * Resolves once the history entry of the last dialog has been removed; until then, going back would
 * remove a new entry instead.
 */
let returned = Promise.resolve();

/**
 * Lets Back close a dialog that is open. Browsers with a `CloseWatcher` do it by themselves; in others a
 * history entry stands for the dialog. Returns a function to call once it is closed in another way.
 */
export function closeOnBack(close: () => void): () => void {
  if ("CloseWatcher" in window) return () => {};
  const open = new AbortController();
  const { signal } = open;
  let hasEntry = false;
  void returned.then(() => {
    if (signal.aborted) return;
    hasEntry = true;
    history.pushState(history.state, "");
    const goBack = () => {
      open.abort();
      close();
    };
    addEventListener("popstate", goBack, { signal });
  });
  return () => {
    if (signal.aborted) return;
    open.abort();
    if (!hasEntry) return;
    returned = new Promise((resolve) => {
      addEventListener("popstate", () => resolve(), { once: true });
    });
    history.back();
  };
}
