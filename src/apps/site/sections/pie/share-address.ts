/** `shared` also stands for a cancelled share, because the phone's own dialog has said everything. */
export type PageSharing = "shared" | "copied" | "refused";

/** Offers a URL to the phone's apps; without these, copies it. */
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
    // Only pages over HTTPS have a clipboard.
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "refused";
  }
}
