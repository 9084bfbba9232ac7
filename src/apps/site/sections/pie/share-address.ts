/** `shared` stands for a withdrawn one too: the phone's own dialog has said all there is to say. */
export type PageSharing = "shared" | "copied" | "refused";

/** Offers an address to the phone's apps; where there are none, copies it. */
export async function shareAddress(title: string, url: string): Promise<PageSharing> {
  if ("share" in navigator) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    // Only a secure page has a clipboard.
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "refused";
  }
}
