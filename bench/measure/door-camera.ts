import type { Page } from "puppeteer-core";
import { PAUSE_MS } from "../../src/door/scan/camera.ts";

/** Milliseconds, of each code. */
export interface CodeTimes {
  /** From the code's drawing before the camera to the frame with the green answer. */
  readonly answers: readonly number[];
  /** Of readings of a picture, with a code or without. */
  readonly readings: readonly number[];
}

/** What the page's stand-in for a camera offers to the measurement. */
interface Film {
  /** Shows a picture (a PNG in Base64), or nothing, in front of the camera. */
  show(picture: string | null): Promise<void>;
  /** When the page began to read each picture. */
  readonly began: number[];
}

/** Runs in the page before its scripts: the camera films a canvas that the measurement draws on. */
export function filmCodes(): void {
  const size = { width: 1280, height: 720 };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas");
  const clear = () => {
    context.fillStyle = "#6b6660";
    context.fillRect(0, 0, size.width, size.height);
  };
  clear();
  // A canvas at rest sends no frames; a camera always does.
  setInterval(() => context.fillRect(0, 0, 1, 1), 33);
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(30);
  const began: number[] = [];
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (
    this: CanvasRenderingContext2D,
    ...how: unknown[]
  ) {
    if (how[0] instanceof HTMLVideoElement) began.push(performance.now());
    Reflect.apply(draw, this, how);
  } as typeof draw;
  const film: Film = {
    began,
    async show(picture) {
      clear();
      if (picture === null) return;
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const code = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      context.fillStyle = "#fff";
      context.fillRect(480, 200, code.width + 80, code.height + 80);
      context.drawImage(code, 520, 240);
    },
  };
  Object.assign(globalThis, { film });
}

/** Shows one code after the other, the next once the answer to the last is there. */
export async function showCodes(page: Page, pictures: readonly Buffer[]): Promise<CodeTimes> {
  const answers: number[] = [];
  for (const picture of pictures) {
    answers.push(await page.evaluate(timeAnswer, picture.toString("base64")));
  }
  const began = await page.evaluate(() => (globalThis as unknown as { film: Film }).film.began);
  const readings = began.slice(1).map((at, index) => at - (began[index] ?? 0) - PAUSE_MS);
  return { answers, readings };
}

/** Runs in the page: milliseconds from the code's drawing to the frame that shows the answer. */
async function timeAnswer(picture: string): Promise<number> {
  const { film } = globalThis as unknown as { film: Film };
  const answer = () => document.querySelector("[data-kind=welcome]")?.textContent ?? null;
  const last = answer();
  await film.show(picture);
  const shown = performance.now();
  await new Promise<void>((resolve) => {
    const check = () => {
      if (answer() === null || answer() === last) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    };
    const changes = new MutationObserver(check);
    const kinds = { subtree: true, childList: true, characterData: true, attributes: true };
    changes.observe(document.body, kinds);
  });
  const time = performance.now() - shown;
  await film.show(null);
  return time;
}
