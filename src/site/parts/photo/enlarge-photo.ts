import type { Picture } from "../../../domain/edition/edition.ts";

/** Opens a photo in the lightbox, fetched at the first press; focus comes back to `button`. */
export function enlargePhoto(photos: readonly Picture[], index: number, button: HTMLElement): void {
  // A press inside the carousel does not focus by itself.
  button.focus();
  import("./lightbox.ts").then(
    ({ openLightbox }) => openLightbox(photos, index),
    // Where it cannot be loaded, as without a connection, the photo keeps its size.
    () => undefined,
  );
}
