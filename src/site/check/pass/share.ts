/** How long to wait for the share sheet's answer, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Opens the phone's share sheet; `unavailable` where it does not accept the data, `unanswered`
 * where its promise never settles, as in in-app browsers.
 */
export async function share(
  data: ShareData,
): Promise<"shared" | "withdrawn" | "unavailable" | "unanswered"> {
  try {
    if (data.files && !navigator.canShare(data)) return "unavailable";
    return await Promise.race([
      navigator.share(data).then(() => "shared" as const),
      new Promise<"unanswered">((resolve) => setTimeout(resolve, PATIENCE, "unanswered")),
    ]);
  } catch (error) {
    const isWithdrawn = error instanceof DOMException && error.name === "AbortError";
    return isWithdrawn ? "withdrawn" : "unavailable";
  }
}
