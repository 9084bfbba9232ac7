import type { Picture } from "#edition/model/edition.ts";

/**
 * Opens a photo in the lightbox, which is imported at the first press; the focus returns to `button`, which stands in
 * one group with their pictures.
 */
export function enlargePhoto(photos: readonly Picture[], index: number, button: HTMLElement): void {
  // A press inside the carousel does not set the focus.
  button.focus();
  button.ariaBusy = "true";
  const thumbs = button.closest("[role=group]")?.querySelectorAll("img") ?? [];
  import("./lightbox.ts")
    .then(({ openLightbox }) => openLightbox(photos, index, thumbs))
    // A lightbox that cannot be loaded leaves the page as it is, which then offers to reload.
    .catch(() => {})
    .finally(() => {
      button.ariaBusy = null;
    });
}
