/** The milliseconds after which an app that does not answer is not waited for any longer. */
const PATIENCE = 20_000;

/**
 * Offers something to the phone's apps; `unavailable` where there are none that take it, `unanswered`
 * where the phone does not say what became of it, as in browsers inside of other apps.
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
