import type { Picture } from "../../../../domain/edition/edition.ts";
import { offerReload } from "../../loading/reload-notice.ts";
import { retriable } from "../../loading/retriable.ts";
import { withRetries } from "../../loading/wait-before-retry.ts";
import { photoAddress, photoSourceSet } from "./photo-address.ts";

const importLightbox = retriable(() => import("./lightbox.ts"));
/** After that, the page offers to reload. */
const MOST_RETRIES = 2;

/** Whether a lightbox is on its way or open. */
let isBusy = false;

/**
 * Opens a photo in the lightbox, which is imported at the first press; the focus returns to `button`.
 */
export function enlargePhoto(photos: readonly Picture[], index: number, button: HTMLElement): void {
  if (isBusy) return;
  isBusy = true;
  // A press inside the carousel does not set the focus.
  button.focus();
  withRetries(importLightbox, MOST_RETRIES)
    .then(({ openLightbox }) => openLightbox(photos.map(slideOf), index))
    .catch(() => offerReload())
    .finally(() => {
      isBusy = false;
    });
}

function slideOf(photo: Picture) {
  return {
    src: photoAddress(photo, photo.widths.at(-1) ?? photo.width, "webp"),
    srcset: photoSourceSet(photo, "webp"),
    width: photo.width,
    height: photo.height,
    alt: photo.alt,
    caption: photo.leyenda ?? photo.alt,
  };
}
