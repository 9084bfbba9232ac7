import PhotoSwipe from "photoswipe";
import sheetText from "photoswipe/style.css?inline";
import type { Picture } from "../../../domain/edition/edition.ts";
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

let sheet: CSSStyleSheet | undefined;

/**
 * Shows photos over the whole window, from the one at `index`: swipe, pinch, arrow keys, Escape.
 * Focus goes back to where it was when it closes.
 */
export function openLightbox(photos: readonly Picture[], index: number): void {
  adoptStyles();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const lightbox = new PhotoSwipe({
    ...texts,
    index,
    dataSource: photos.map((photo) => ({
      src: photoAddress(photo, photo.widths.at(-1) ?? photo.width, "webp"),
      srcset: photoSourceSet(photo, "webp"),
      width: photo.width,
      height: photo.height,
      alt: photo.alt,
    })),
    bgOpacity: 1,
    wheelToZoom: true,
    showHideAnimationType: still ? "none" : "fade",
    paddingFn: () => ({ top: 56, bottom: 72, left: 0, right: 0 }),
  });
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "caption",
      order: 9,
      isButton: false,
      appendTo: "root",
      className: "lightbox-caption",
      onInit: (element) => {
        element.ariaLive = "polite";
        lightbox.on("change", () => {
          const shown = photos[lightbox.currIndex];
          element.textContent = shown?.leyenda ?? shown?.alt ?? "";
        });
      },
    });
  });
  lightbox.init();
  lightbox.element?.setAttribute("aria-label", "Fotos ampliadas");
}

/** The library's styles come with it, not with the page; the page's policy allows no style tags. */
function adoptStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText + ownSheetText);
  document.adoptedStyleSheets.push(sheet);
}
