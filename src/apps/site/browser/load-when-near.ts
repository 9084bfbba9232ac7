/**
 * Loads when the visitor comes within half a screen of the element, once; after a failure again at the
 * next approach. Returns a function that ends it.
 */
export function loadWhenNear<Loaded>(
  element: Element,
  load: () => Promise<Loaded>,
  onLoad: (loaded: Loaded) => void,
): () => void {
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
        // No connection, or a newer build on the server: the next approach retries.
        loading = false;
      }
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(element);
  return end;
}
