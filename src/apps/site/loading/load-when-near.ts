/**
 * Loads once the element is within half a screen of the viewport; a failed load is retried at the
 * next approach. Returns a function that cancels it.
 */
export function loadWhenNear<Loaded>(
  element: Element,
  load: () => Promise<Loaded>,
  onLoad: (loaded: Loaded) => void,
): () => void {
  if (!("IntersectionObserver" in globalThis)) {
    load().then(onLoad, () => {});
    return () => {};
  }
  let loading = false;
  let ended = false;
  const end = () => {
    ended = true;
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || loading) return;
      loading = true;
      try {
        const loaded = await load();
        if (!ended) onLoad(loaded);
        end();
      } catch {
        // There is no connection, or the server has a newer build; the next approach retries.
        loading = false;
      }
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(element);
  return end;
}
