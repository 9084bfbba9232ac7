import type { Picture } from "#edition/model/edition.ts";

/**
 * Opens a photo in the lightbox, which is imported at the first press; the focus returns to `button`, which stands in
 * one group with their pictures, or to the button in the list item of the photo seen last. `show` brings the photo at
 * an index to view on the page.
 */
export function enlargePhoto(
  photos: readonly Picture[],
  index: number,
  button: HTMLElement,
  show: (index: number) => void,
): void {
  // A press inside the carousel does not set the focus.
  button.focus();
  button.ariaBusy = "true";
  const thumbs = button.closest("[role=group]")?.querySelectorAll("img") ?? [];
  import("./lightbox.ts")
    .then(({ openLightbox }) => openLightbox(photos, index, thumbs, show))
    // A lightbox that cannot be loaded leaves the page as it is, which then offers to reload.
    .catch(() => {})
    .finally(() => {
      button.ariaBusy = null;
    });
}
