import { lookupPath } from "#people/model/lookup-call.ts";
import { scanCode } from "../participant-check/scan-code.ts";
import { expect, test } from "./testing/every-engine.ts";

declare global {
  /** The last file that the page saved, once `keepSaved` has run. */
  var saved: Blob | undefined;
}

test.use({ preload: `(${keepSaved})()` });

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

test("an unknown carnet is answered, a look-up that fails is reported, a registered student is congratulated, the pass reads back as the carnet on the screen and as a picture, and Escape gives the focus back", async ({
  visitor,
}) => {
  await visitor.goto("/");
  const press = (name: string, within = "dialog") =>
    visitor.locator(within).getByRole("button", { name, exact: true }).click();
  const isOpen = () => visitor.evaluate(() => document.querySelector("dialog")?.open);
  await press("Valida tu registro", "#inicio");
  await expect.poll(isOpen).toBe(true);
  const result = () =>
    visitor.evaluate(() => document.querySelector("dialog [aria-live]")?.textContent ?? "");
  const field = visitor.locator("dialog").getByRole("textbox", { name: "Carnet", exact: true });
  await field.click();
  await visitor.keyboard.type("249025999999");
  await visitor.keyboard.press("Enter");
  await expect.poll(result).toMatch(/^No encontramos tu registro/);
  await visitor.evaluate((lookup) => {
    const { fetch } = globalThis;
    globalThis.fetch = (...request) => {
      // Passes on the page's requests for visits, which may come at any time.
      if (request[0] !== lookup) return fetch(...request);
      globalThis.fetch = fetch;
      return Promise.reject(new TypeError("Load failed"));
    };
  }, lookupPath);
  await visitor.keyboard.press("Enter");
  await expect.poll(result).toContain("No pudimos consultar");

  await visitor.evaluate(() => document.querySelector<HTMLInputElement>("dialog input")?.select());
  await visitor.keyboard.type("a2490x21104512999");
  const value = () => visitor.evaluate(() => document.querySelector("input")?.value);
  await expect.poll(value).toBe("2490-21-104512");
  await press("Validar");
  await expect.poll(result).toContain("¡Felicidades, Ana Lucía Morales Xicará!");
  await expect.poll(result).toMatch(/No\. Ticket\s*\S+/);

  // It ends the confetti, which would cover the code.
  await press("Muestra tu pase");
  await visitor.evaluate(() =>
    document
      .querySelector("svg[aria-label^='Código QR']")
      ?.scrollIntoView({ behavior: "instant", block: "center" }),
  );
  await expect.poll(async () => scanCode(await visitor.screenshot())).toBe("2490-21-104512");
  await press("Guarda tu pase como imagen");
  await expect.poll(() => visitor.evaluate(() => globalThis.saved !== undefined)).toBe(true);
  const address = await visitor.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(globalThis.saved as Blob);
      }),
  );
  const picture = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  expect(await scanCode(picture)).toBe("2490-21-104512");

  await visitor.keyboard.press("Escape");
  await expect.poll(isOpen).toBe(false);
  const isBack = () => document.activeElement?.matches("#inicio button") ?? false;
  await expect.poll(() => visitor.evaluate(isBack)).toBe(true);
});
