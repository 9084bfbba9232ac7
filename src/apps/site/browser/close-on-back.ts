/**
 * Lets Back close a dialog that is open. Browsers with a `CloseWatcher` do it by themselves; in others a
 * history entry stands for the dialog. Returns a function to call once it is closed in another way.
 */
export function closeOnBack(close: () => void): () => void {
  if ("CloseWatcher" in window) return () => {};
  history.pushState(history.state, "");
  const open = new AbortController();
  const { signal } = open;
  const goBack = () => {
    open.abort();
    close();
  };
  addEventListener("popstate", goBack, { signal });
  return () => {
    if (signal.aborted) return;
    open.abort();
    history.back();
  };
}
