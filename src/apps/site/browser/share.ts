/** Offers something to the phone's apps; `unavailable` where there are none that take it. */
export async function share(data: ShareData): Promise<"shared" | "withdrawn" | "unavailable"> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    const isWithdrawn = error instanceof DOMException && error.name === "AbortError";
    return isWithdrawn ? "withdrawn" : "unavailable";
  }
}
