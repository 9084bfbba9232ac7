/** Opens the phone's share sheet; `false` where there is none, or it does not accept the data. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    if (data.files && !navigator.canShare(data)) return false;
    await navigator.share(data);
    return true;
  } catch (error) {
    // Whoever closed the sheet wants nothing else.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
