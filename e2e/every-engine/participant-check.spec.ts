import { apiPaths } from "../../src/domain/calls/api.ts";
import type { Visitor } from "../testing/visitor.ts";
import { expect, test } from "./testing/every-engine.ts";

const opener = { role: "button", name: "Valida tu registro", within: "#inicio" } as const;
const field = { role: "textbox", name: "Carnet", within: "dialog" } as const;

async function openDialog(visitor: Visitor, address = "/"): Promise<void> {
  await visitor.open(address);
  await visitor.click(opener);
  await expect.poll(() => isOpen(visitor)).toBe(true);
}

function isOpen(visitor: Visitor): Promise<boolean> {
  return visitor.evaluate(() => document.querySelector("dialog")?.open ?? false);
}

function result(visitor: Visitor): Promise<string> {
  return visitor.evaluate(() => document.querySelector("dialog [aria-live]")?.textContent ?? "");
}

async function ask(visitor: Visitor, carnet: string): Promise<void> {
  await visitor.click(field);
  await visitor.type(carnet);
  await visitor.press("Enter");
}

test("a registered student is congratulated, the carnet is grouped while it is typed, and Escape gives the focus back", async ({
  visitor,
}) => {
  await openDialog(visitor);
  await visitor.click(field);
  await visitor.type("a2490x21104512999");
  const value = () => visitor.evaluate(() => document.querySelector("input")?.value);
  await expect.poll(value).toBe("2490-21-104512");
  await visitor.click({ role: "button", name: "Validar", within: "dialog" });
  await expect.poll(() => result(visitor)).toContain("¡Felicidades, Ana Lucía Morales Xicará!");
  await expect.poll(() => result(visitor)).toMatch(/No\. Ticket\s*\S+/);
  await visitor.press("Escape");
  await expect.poll(() => isOpen(visitor)).toBe(false);
  const focused = () => document.activeElement?.closest("#inicio button")?.textContent;
  expect(await visitor.evaluate(focused)).toMatch(/^Tu ticket/);
});

test("an unknown carnet is answered, a look-up that fails is reported, and the next one works", async ({
  visitor,
}) => {
  await openDialog(visitor);
  await ask(visitor, "249025999999");
  await expect.poll(() => result(visitor)).toMatch(/^No encontramos tu registro/);
  await visitor.evaluate((lookup) => {
    const { fetch } = globalThis;
    globalThis.fetch = (...request) => {
      // Passes on the page's requests for visits, which may come at any time.
      if (request[0] !== lookup) return fetch(...request);
      globalThis.fetch = fetch;
      return Promise.reject(new TypeError("Load failed"));
    };
  }, apiPaths.lookup);
  await visitor.press("Enter");
  await expect.poll(() => result(visitor)).toContain("No pudimos consultar");
  await visitor.press("Enter");
  await expect.poll(() => result(visitor)).toMatch(/^No encontramos tu registro/);
});
