import sharp from "sharp";
import { scanCode } from "../participant-check/scan-code.ts";
import type { Visitor } from "../testing/visitor.ts";
import { expect, test } from "./testing/every-engine.ts";

declare global {
  /** The last file that the page saved, once `keepSaved` has run. */
  var saved: Blob | undefined;
}

// Confetti would cover the code.
test.use({ visit: { reducedMotion: true, preload: keepSaved } });

/** Captures downloads, which not all three protocols provide. Runs in the page. */
function keepSaved(): void {
  URL.createObjectURL = (file) => {
    globalThis.saved = file as Blob;
    return "";
  };
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    if (!(this instanceof HTMLAnchorElement && this.download)) click.call(this);
  };
}

/** The picture that the page saves next. */
async function savedPicture(visitor: Visitor): Promise<Buffer> {
  await expect.poll(() => visitor.evaluate(() => globalThis.saved !== undefined)).toBe(true);
  const address = await visitor.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(globalThis.saved as Blob);
        globalThis.saved = undefined;
      }),
  );
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

const button = (name: string) => ({ role: "button", name, within: "dialog" }) as const;

function dialogText(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => document.querySelector("dialog[open]")?.textContent ?? "");
}

async function openDialog(visitor: Visitor): Promise<void> {
  await visitor.open("/");
  await visitor.click({ role: "button", name: "Valida tu registro", within: "#inicio" });
  await expect.poll(() => dialogText(visitor)).not.toBe("");
}

async function openTicket(visitor: Visitor): Promise<void> {
  await openDialog(visitor);
  await visitor.click({ role: "textbox", name: "Carnet", within: "dialog" });
  await visitor.type("249021104512");
  await visitor.press("Enter");
  await expect.poll(() => dialogText(visitor)).toContain("Muestra tu pase");
}

test("a pass on the screen, and as a picture, reads back as the carnet", async ({ visitor }) => {
  await openTicket(visitor);
  await visitor.click(button("Muestra tu pase"));
  await visitor.evaluate(() =>
    document
      .querySelector("svg[aria-label^='Código QR']")
      ?.scrollIntoView({ behavior: "instant", block: "center" }),
  );
  await expect.poll(async () => scanCode(await visitor.screenshot())).toBe("2490-21-104512");
  await visitor.click(button("Guarda tu pase como imagen"));
  const picture = await savedPicture(visitor);
  expect(await scanCode(picture)).toBe("2490-21-104512");
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tone = (x: number, y: number) => data[y * info.width + x] ?? 0;
  const middle = Math.round(info.height / 2);
  const row = Array.from({ length: info.width }, (_, x) => tone(x, middle));
  // Modules meet without a grey seam, and a frame is around them and their light margin.
  expect(row.filter((value) => value > 8 && value < 247)).toEqual([]);
  const frame = row.findIndex((value) => value < 8);
  const line = row.slice(frame).findIndex((value) => value > 247);
  const margin = row.slice(frame + line).findIndex((value) => value < 8);
  expect([frame > 0, line < 12, margin > 40]).toEqual([true, true, true]);
  expect(tone(frame + 2, 200) + tone(info.width - frame - 3, 200)).toBeLessThan(16);
});
