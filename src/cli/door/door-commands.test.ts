import { renderUnicodeCompact } from "uqr";
import { beforeEach, describe, expect, test } from "vitest";
import { secretIn } from "../../domain/door/link.ts";
import { openStore } from "../../store/open-store.ts";
import { hashSecret } from "../../store/port/door-secret.ts";
import {
  type DoorOrganiser,
  newDoorOrganiser,
  north,
  now,
  south,
} from "../testing/door-organiser.ts";
import { ana, eva, luz } from "../testing/organiser.ts";

let organiser: DoorOrganiser;
beforeEach(async () => {
  organiser = await newDoorOrganiser(ana, luz, eva);
});

describe("abrir", () => {
  test("gives a link whose secret opens the door until six hours after the event, and its QR", async () => {
    const seen = await organiser.opens(north);
    expect(seen).toMatchObject({ exitCode: 0, err: "" });
    expect(seen.out).toContain("Puerta «Entrada norte» abierta hasta el 2025-10-05 06:00.");
    const [link = ""] = /https:\S+/.exec(seen.out) ?? [];
    expect(link).toMatch(/^https:\/\/convencion\.example\.org\/puerta#[\w-]{24}$/);
    const code = renderUnicodeCompact(link, { ecc: "M", border: 2 });
    for (const line of code.split("\n")) expect(seen.out).toContain(`\n${line}\n`);
    const store = await openStore(organiser.databaseUrl);
    const door = await store.door.find(hashSecret(secretIn(new URL(link).hash) ?? ""));
    await store.close();
    expect(door).toMatchObject({ name: north, validUntil: Date.parse("2025-10-05T12:00:00Z") });
  });

  test("gives a link at the address that is asked for", async () => {
    const seen = await organiser.opens(north, "--sitio", "https://otro.example.org/");
    expect(seen.out).toContain("https://otro.example.org/puerta#");
  });

  test.each([
    ["2025-10-04 20:00", "2025-10-04 20:00"],
    ["20:15", "2025-10-04 20:15"],
  ])("opens until %s where that is asked", async (hasta, shown) => {
    expect((await organiser.opens(north, "--hasta", hasta)).out).toContain(
      `abierta hasta el ${shown}.`,
    );
  });

  test.each([
    ["a time that has passed", ["--hasta", "7:00"], "2025-10-04 07:00 ya pasaron"],
    [
      "no time",
      ["--hasta", "tarde"],
      '«tarde» no es una fecha con hora de Guatemala. Escriba: --hasta "2025-',
    ],
  ])("refuses %s", async (_name, options, message) => {
    const seen = await organiser.opens(north, ...options);
    expect(seen).toMatchObject({ exitCode: 1, out: "" });
    expect(seen.err).toContain(message);
  });

  test.each([
    ["an empty name", { now }, " ", "de 1 a 40 letras"],
    ["a long name", { now }, "x".repeat(41), "de 1 a 40 letras"],
    [
      "a site without an address",
      { now, env: { SITE_URL: "", DIST_DIR: "/nowhere" } },
      north,
      "--sitio https://",
    ],
    [
      "an address that is none",
      { now, env: { SITE_URL: "convencion" } },
      north,
      "no es una dirección web",
    ],
    [
      "an event that is over",
      { now: now + 3 * 86_400_000 },
      north,
      "El evento terminó el 2025-10-05 00:00.",
    ],
    [
      "an event of no known day",
      { now, env: { CONTENT_DIR: "/nowhere", DIST_DIR: "/nowhere" } },
      north,
      "No se sabe cuándo es el evento",
    ],
  ])("refuses %s", async (_name, when, name, message) => {
    const seen = await organiser.atDoors(when, "abrir", "--nombre", name);
    expect(seen).toMatchObject({ exitCode: 1, out: "" });
    expect(seen.err).toContain(message);
  });

  test("refuses a name that is open, and gives a new link once it was closed", async () => {
    await organiser.opens(north);
    expect((await organiser.opens(north)).err).toContain("ya está abierta");
    expect((await organiser.atDoors({ now }, "cerrar", "entrada NORTE")).exitCode).toBe(0);
    expect((await organiser.opens(north)).exitCode).toBe(0);
  });

  test("warns of an address without HTTPS, over which phones refuse the camera", async () => {
    const env = { SITE_URL: "http://192.168.1.7:3000" };
    const seen = await organiser.atDoors({ now, env }, "abrir", "--nombre", north);
    expect(seen).toMatchObject({ exitCode: 0, err: expect.stringContaining("Sin https") });
  });

  test("creates no database", async () => {
    const env = { DATABASE_URL: `sqlite:${organiser.path("otra.db")}` };
    const seen = await organiser.atDoors({ now, env }, "abrir", "--nombre", north);
    expect(seen).toMatchObject({ exitCode: 1, err: expect.stringContaining("no existe") });
  });
});

describe("cerrar", () => {
  test("closes the door that is named, or all of them", async () => {
    await organiser.opens(north);
    await organiser.opens(south);
    await organiser.opens("Auditorio");
    expect((await organiser.atDoors({ now }, "cerrar", south)).out).toContain(
      "Se cerró la puerta «Entrada sur».",
    );
    const seen = await organiser.atDoors({ now }, "cerrar");
    expect(seen.out.match(/Se cerró la puerta «.*»/g)).toEqual([
      "Se cerró la puerta «Auditorio»",
      "Se cerró la puerta «Entrada norte»",
    ]);
  });

  test("lists the open doors if none has the name", async () => {
    expect((await organiser.atDoors({ now }, "cerrar")).err).toBe("No hay ninguna abierta.\n");
    await organiser.opens(north);
    const seen = await organiser.atDoors({ now }, "cerrar", "Norte");
    expect(seen.exitCode).toBe(1);
    expect(seen.err).toContain("«Norte». Están abiertas: «Entrada norte».");
  });

  test("needs no setting that only links need", async () => {
    await organiser.opens(north);
    const seen = await organiser.atDoors({ now, env: { SITE_URL: "mal" } }, "cerrar", north);
    expect(seen.exitCode).toBe(0);
  });
});
