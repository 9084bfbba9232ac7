import { DARK, isBoxed, visibleLuminance } from "#edition/model/pictures/mark-tones.ts";

/** Enough pixels to see an edge and a tone. */
const SIDE = 96;

/** Warns that a chosen mark looks bad on the page; `undefined` if it suits it. */
export async function markNotice(file: Blob): Promise<string | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0, SIDE, SIDE);
    const data = context?.getImageData(0, 0, SIDE, SIDE).data ?? [];
    if (isBoxed(data, { width: SIDE, height: SIDE })) {
      return "Quedó puesta, pero tiene un fondo blanco, que en la página se ve como un recuadro. Pida el archivo con fondo transparente, SVG o PNG.";
    }
    return (visibleLuminance(data) ?? DARK) < DARK
      ? "Quedó puesta, pero es oscura, y la página también: va sobre una placa clara. Si hay una versión clara, elíjala."
      : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
