import PhotoSwipe from "photoswipe";
import sheetText from "photoswipe/style.css?inline";
import type { Picture } from "#edition/model/edition.ts";
import { adoptStyles } from "#platform/browser/adopt-styles.ts";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { EASING } from "#platform/ui/styles/easing.ts";
import ownSheetText from "./lightbox.css?inline";
import { photoAddress, photoSourceSet } from "./photo-address.ts";

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
 * Shows photos over the whole window, from the one at `index`: swipe, pinch, arrow keys, Escape. Its
 * picture on the page, one of `thumbs` in the same order, stands in for a photo until it has loaded. A native dialog
 * keeps the rest of the page out of reach and returns the focus, to the photo's own button if its list item has one.
 * `show` brings another photo to view on the page, under the dialog, so that closing leads back to what was seen last.
 * Resolves once the first photo begins to grow.
 */
export async function openLightbox(
  photos: readonly Picture[],
  index: number,
  thumbs: ArrayLike<HTMLImageElement>,
  show: (index: number) => void,
): Promise<void> {
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
    dataSource: photos.map((photo, place) => ({
      // The picture on the page, out of whose frame the photo grows.
      ...(thumbs[place] && {
        msrc: thumbs[place].currentSrc,
        element: thumbs[place],
        thumbCropped: true,
      }),
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
    showHideAnimationType: still ? "none" : "zoom",
    easing: EASING,
    // On a phone held sideways, a photo of usual shape stands beside the buttons at the top.
    paddingFn: ({ y }) => ({ top: y < 480 ? 12 : 72, bottom: 88, left: 0, right: 0 }),
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
  const isGrowing = new Promise((resolve) => {
    lightbox.on("openingAnimationStart", () => resolve(true));
  });
  closeWith(dialog, lightbox);
  openUndisturbed(lightbox);
  lightbox.element?.setAttribute("role", "group");
  lightbox.on("change", () => show(lightbox.currIndex));
  lightbox.on("closingAnimationStart", () => {
    // The photo has arrived by then; what it may have on the page, a tilt and a frame, fades in.
    lightbox.container?.animate?.(
      { opacity: [1, 1, 0] },
      { duration: Number(lightbox.options.hideAnimationDuration), fill: "forwards" },
    );
  });
  lightbox.on("destroy", () => {
    dialog.close();
    dialog.remove();
    thumbs[lightbox.currIndex]?.closest("li")?.querySelector("button")?.focus();
  });
  await isGrowing;
}

/**
 * Keys and presses while it opens would leave its animation half way; and a double tap on a photo opens it, whose
 * second tap must not press an arrow that has appeared there.
 */
function openUndisturbed(lightbox: PhotoSwipe): void {
  const isOpen = new Promise((resolve) => {
    lightbox.on("openingAnimationEnd", () => resolve(true));
  });
  lightbox.on("keydown", (key) => {
    if (!lightbox.opener.isOpen) key.preventDefault();
  });
  lightbox.init();
  const { element } = lightbox;
  element?.toggleAttribute("inert", true);
  const tap = new Promise((resolve) => {
    setTimeout(resolve, DOUBLE_TAP_MS);
  });
  void Promise.all([isOpen, tap]).then(() => element?.toggleAttribute("inert", false));
}

/**
 * A browser closes the dialog by Escape or Back: an open photo goes back to its place on the page first; the opening
 * animation is finished by the library.
 */
function closeWith(dialog: HTMLDialogElement, lightbox: PhotoSwipe): void {
  dialog.addEventListener("cancel", (event) => {
    if (!lightbox.opener.isOpen) return;
    event.preventDefault();
    lightbox.close();
  });
  dialog.addEventListener("close", () => lightbox.destroy());
  lightbox.on("openingAnimationEnd", () => {
    if (!dialog.open) lightbox.destroy();
  });
}
