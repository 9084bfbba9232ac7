import PhotoSwipe from "photoswipe";
import sheetText from "photoswipe/style.css?inline";
import type { Picture } from "#edition/model/edition.ts";
import { adoptStyles } from "#platform/browser/adopt-styles.ts";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import ownSheetText from "./lightbox.css?inline";
import { photoAddress, photoSourceSet } from "./photo-address.ts";

/** Texts of the lightbox, for pointers and screen readers. */
const texts = {
  closeTitle: "Cerrar",
  zoomTitle: "Acercar o alejar",
  arrowPrevTitle: "Foto anterior",
  arrowNextTitle: "Foto siguiente",
  errorMsg: "La foto no se pudo cargar. Revisa tu conexión.",
} as const;

/** An icon of the page; the vertical bar of the plus sign is hidden in a photo that is enlarged. */
const icon = (lines: string, bar = "") =>
  `<svg class="pswp__icn" viewBox="0 0 24 24" aria-hidden="true"><path d="${lines}"/><path class="pswp__zoom-icn-bar-v" d="${bar}"/></svg>`;

/** The library mirrors the arrow of the next photo. */
const arrow = icon("M21 12H3M10 5l-7 7 7 7");
const icons = {
  closeSVG: icon("M5 5l14 14M19 5L5 19"),
  zoomSVG: icon("M4 12h16", "M12 4v16"),
  arrowPrevSVG: arrow,
  arrowNextSVG: arrow,
} as const;

/** The second tap of a double tap comes within this time, in ms. */
const DOUBLE_TAP_MS = 400;

/**
 * Shows photos over the whole window, from the one at `index`: swipe, pinch, arrow keys, Escape. It
 * stands in a native dialog, which keeps the rest of the page out of reach and returns the focus.
 */
export function openLightbox(photos: readonly Picture[], index: number): void {
  // A second press while this file was on its way.
  if (document.querySelector(".pswp")) return;
  // The library's styles come with it, not with the page; the page's policy allows no style tags.
  adoptStyles(sheetText + ownSheetText);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("aria-label", "Fotos ampliadas");
  dialog.showModal();
  const still = prefersReducedMotion();
  const lightbox = new PhotoSwipe({
    ...texts,
    ...icons,
    counter: false,
    index,
    dataSource: photos.map((photo) => ({
      src: photoAddress(photo, photo.widths.at(-1) ?? photo.width, "webp"),
      srcset: photoSourceSet(photo, "webp"),
      width: photo.width,
      height: photo.height,
      alt: photo.alt,
    })),
    appendToEl: dialog,
    escKey: false,
    trapFocus: false,
    bgOpacity: 1,
    wheelToZoom: true,
    showHideAnimationType: still ? "none" : "fade",
    paddingFn: () => ({ top: 72, bottom: 88, left: 0, right: 0 }),
  });
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "caption",
      order: 9,
      isButton: false,
      appendTo: "root",
      className: "lightbox-caption",
      onInit: (element) => {
        element.setAttribute("aria-live", "polite");
        lightbox.on("change", () => {
          const photo = photos[lightbox.currIndex];
          element.textContent = photo?.leyenda ?? photo?.alt ?? "";
        });
      },
    });
  });
  closeWith(dialog, lightbox);
  lightbox.init();
  lightbox.element?.setAttribute("role", "group");
  ignoreSecondTap(lightbox);
  lightbox.on("destroy", () => {
    dialog.close();
    dialog.remove();
  });
}

/** A double tap on a photo opens it; its second tap must not press an arrow that has appeared there. */
function ignoreSecondTap({ element }: PhotoSwipe): void {
  element?.toggleAttribute("inert", true);
  setTimeout(() => element?.toggleAttribute("inert", false), DOUBLE_TAP_MS);
}

/** A browser closes the dialog by Escape or Back, also during the opening animation, which the library finishes. */
function closeWith(dialog: HTMLDialogElement, lightbox: PhotoSwipe): void {
  dialog.addEventListener("close", () => lightbox.destroy());
  lightbox.on("openingAnimationEnd", () => {
    if (!dialog.open) lightbox.destroy();
  });
}
