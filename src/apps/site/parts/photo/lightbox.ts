import PhotoSwipe from "photoswipe";
import sheetText from "photoswipe/style.css?inline";
import ownSheetText from "./lightbox.css?inline";

/** A photo as the lightbox shows it; `alt` and `caption` are texts of the edition. */
interface Slide {
  readonly src: string;
  readonly srcset: string;
  /** The size of the largest version, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
}

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
export function openLightbox(slides: readonly Slide[], index: number): void {
  adoptStyles();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const lightbox = new PhotoSwipe({
    ...texts,
    index,
    dataSource: [...slides],
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
          element.textContent = slides[lightbox.currIndex]?.caption ?? "";
        });
      },
    });
  });
  closeAlsoWhileOpening(lightbox);
  lightbox.init();
  lightbox.element?.setAttribute("aria-label", "Fotos ampliadas");
}

/** The library ignores keys during its opening animation. This closes it afterwards if Escape was pressed. */
function closeAlsoWhileOpening(lightbox: PhotoSwipe): void {
  const opening = new AbortController();
  let isClosing = false;
  const noteEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") isClosing = true;
  };
  document.addEventListener("keydown", noteEscape, { signal: opening.signal });
  lightbox.on("openingAnimationEnd", () => {
    opening.abort();
    if (isClosing) lightbox.close();
  });
}

/** The library's styles come with it, not with the page; the page's policy allows no style tags. */
function adoptStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText + ownSheetText);
  document.adoptedStyleSheets.push(sheet);
}
