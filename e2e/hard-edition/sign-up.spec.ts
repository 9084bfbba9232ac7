import { organisersLink } from "#access/model/page-facts.ts";
import { newInvitation } from "#access/server/invite.ts";
import { hardSite } from "#testing/frozen-edition.ts";
import { noContents } from "#testing/no-contents.ts";
import { test as everyEngine, expect } from "../every-engine/testing/every-engine.ts";
import { people, type RunningPlace, startPlace } from "../organise/testing/start-place.ts";
import type { Visitor } from "../testing/visitor.ts";

/* Signing up and announcements in every engine; registration.spec.ts has a rejection, announcements.spec.ts the whole way. */

declare global {
  /** The address that the last press on a link to another tab would have opened. */
  var opened: URL | undefined;
}

const test = everyEngine.extend<{ place: RunningPlace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  place: async ({}, use) => {
    const place = await startPlace(null, hardSite);
    await use(place);
    await place.stop();
  },
});
test.use({
  /** When tickets are offered. */
  startsAt: "2025-11-10T09:30:00-06:00",
  preload: `(${keepOpened})()`,
});
test.slow();

/** No engine opens a tab here: not all three protocols find one. Runs in the page. */
function keepOpened(): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.target !== "_blank") return;
    event.preventDefault();
    globalThis.opened = new URL(link.href);
  });
}

const fields = {
  Carnet: "24902577",
  "Nombre completo, como irá en tu constancia": "Eva Ixim de la Cruz",
  Correo: "alguien@example.org",
  Teléfono: "5555 1234",
  "Semestre que cursas": "8",
};
const nombre = fields["Nombre completo, como irá en tu constancia"];

const dialog = "dialog[open]";
const text = (visitor: Visitor, within: string) =>
  visitor.evaluate((part) => document.querySelector<HTMLElement>(part)?.innerText ?? "", within);
const press = (visitor: Visitor, name: string, within = "main") =>
  visitor.locator(within).getByRole("button", { name, exact: true }).click();

async function type(visitor: Visitor, name: string, value: string, within = "main") {
  await visitor.locator(within).getByRole("textbox", { name, exact: true }).click();
  await visitor.keyboard.type(value);
}

/** Looks the student's carnet up in a page that was just opened. */
async function check(visitor: Visitor, { address }: RunningPlace): Promise<void> {
  await visitor.goto(address);
  await press(visitor, "Valida tu registro", "#inicio");
  await expect.poll(() => text(visitor, dialog)).toContain("Valida tu registro");
  await type(visitor, "Carnet", fields.Carnet, dialog);
  await visitor.keyboard.press("Enter");
}

async function enter(visitor: Visitor, { store, address }: RunningPlace, part: string) {
  const rosa = { name: "Rosa", role: "all" } as const;
  const { secret } = await newInvitation(store.access, rosa, Date.now());
  await visitor.goto(organisersLink(address, secret, part));
  await press(visitor, "Entrar como Rosa", "body");
}

test("a student signs up, reads that it is under review, and finds the ticket once an organiser has approved", async ({
  place,
  visitor,
}) => {
  await visitor.goto(place.address);
  await visitor.evaluate(() => {
    document.querySelector<HTMLElement>('#inicio a[href*="wa.me"]')?.click();
  });
  await expect.poll(() => text(visitor, dialog)).toContain("Envía tu inscripción");
  for (const [name, value] of Object.entries(fields)) await type(visitor, name, value, dialog);
  await visitor.keyboard.press("Enter");
  await expect.poll(() => text(visitor, dialog)).toContain("Tu inscripción está en revisión.");
  const stored = { carnet: "2490-25-77", nombre, telefono: fields.Teléfono };
  expect(await place.store.registration.list()).toMatchObject([stored]);
  await check(visitor, place);
  await expect.poll(() => text(visitor, dialog)).toContain("Tu inscripción está en revisión.");

  await enter(visitor, place, "/inscripciones");
  await press(visitor, `Aprobar a ${nombre}`);
  await expect.poll(() => text(visitor, "main")).toContain("Aprobadas 1");
  await check(visitor, place);
  await expect.poll(() => text(visitor, dialog)).toContain("Tienes asignado");
});

test("an organiser writes a message with a name in it, and its chat opens filled in and is marked", async ({
  place,
  visitor,
}) => {
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error("There are too few people");
  const participants = [first, { ...second, telefono: "5555 1234" }];
  await place.store.restore({ ...noContents, participants });
  await enter(visitor, place, "/avisos");
  await type(visitor, "Mensaje de WhatsApp", "Hola ");
  await press(visitor, "{nombre}");
  await visitor.keyboard.type(": es el lunes.");
  await expect.poll(() => text(visitor, "blockquote")).toBe(`Hola ${second.nombre}: es el lunes.`);
  await type(visitor, "Nombre del aviso, para quienes organizan", "Recordatorio");
  await press(visitor, "Preparar 1 mensaje");
  await expect.poll(() => text(visitor, "main")).toContain("0 de 1 enviados; 1 sin teléfono.");
  await visitor.evaluate(() => {
    document.querySelector<HTMLElement>('main a[href*="wa.me"]')?.click();
  });
  await expect.poll(() => text(visitor, "main")).toContain("1 de 1 enviados");
  const chat = await visitor.evaluate(() => globalThis.opened?.href ?? "");
  expect(new URL(chat).pathname).toBe("/50255551234");
  expect(new URL(chat).searchParams.get("text")).toBe(`Hola ${second.nombre}: es el lunes.`);
});
