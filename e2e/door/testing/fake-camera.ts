import { toBuffer } from "bwip-js/node";

declare global {
  /** The canvas in front of the camera, once `fakeCamera` has run. */
  var inView: CanvasRenderingContext2D;
}

/** A camera that films a canvas. Runs in the page before its scripts. */
export function fakeCamera(): void {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  globalThis.inView = canvas.getContext("2d") as CanvasRenderingContext2D;
  // An unchanged canvas sends no frames.
  setInterval(() => globalThis.inView.fillRect(0, 0, 1, 1), 33);
  // On the prototype, because WebKit may collect the object with its properties.
  // The initial blank page has none.
  if (navigator.mediaDevices)
    MediaDevices.prototype.getUserMedia = async () => canvas.captureStream(30);
}

/** A pass as a picture for `showPicture`. */
export async function passPicture(carnet: string): Promise<string> {
  const code = await toBuffer({ bcid: "qrcode", text: carnet, scale: 4, padding: 5 });
  return code.toString("base64");
}

/** Holds a picture (PNG in Base64) before the camera. Runs in the page. */
export async function showPicture(picture: string): Promise<void> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  globalThis.inView.fillStyle = "#fff";
  globalThis.inView.fillRect(0, 0, 640, 480);
  globalThis.inView.drawImage(bitmap, 200, 120);
}
