import { readFile } from "node:fs/promises";
import { readXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { type DoorOrganiser, newDoorOrganiser, north, south } from "../testing/door-organiser.ts";
import { ana, luz } from "../testing/organiser.ts";

const at = Date.parse("2025-10-04T08:03:15-06:00");
const headers = ["Carnet", "Nombre", "No. Ticket", "Entró", "Puerta", "Agregado en la puerta"];

let organiser: DoorOrganiser;
beforeEach(async () => {
  organiser = await newDoorOrganiser(ana, luz);
});

async function asCsv(): Promise<string[]> {
  const seen = await organiser.types("asistencia", organiser.path("a.csv"), "--sobrescribir");
  expect(seen).toMatchObject({ exitCode: 0, err: "" });
  return (await readFile(organiser.path("a.csv"), "utf8")).trimEnd().split("\r\n");
}

describe("the attendance list", () => {
  test("has who entered first, when by Guatemala's clock, where, and who was added there", async () => {
    await organiser.walksIn(south, "2490-21-9", at + 1000, "Beto, el nuevo");
    await organiser.letsIn(south, "2490-21-1", at + 5000);
    await organiser.letsIn(north, "2490-21-1", at);
    expect(await asCsv()).toEqual([
      `\ufeff${headers.join(",")}`,
      "2490-21-1,Ana,1,2025-10-04 08:03:15,Entrada norte,no",
      '2490-21-9,"Beto, el nuevo",9,2025-10-04 08:03:16,Entrada sur,sí',
    ]);
  });

  test("as a workbook has the same, texts as texts and times as times", async () => {
    await organiser.letsIn(north, "2490-21-1", at);
    const seen = await organiser.types("asistencia", organiser.path("a.xlsx"));
    expect(seen.out).toContain("Asistencia de 1 persona en «");
    const { sheets } = await readXlsx(await readFile(organiser.path("a.xlsx")));
    expect(sheets[0]?.rows).toEqual([
      headers,
      ["2490-21-1", "Ana", "1", new Date("2025-10-04T08:03:15Z"), north, "no"],
    ]);
  });

  test("includes people who were removed or renamed since, and contains no formula", async () => {
    await organiser.walksIn(north, "2490-21-9", at, "=Beto");
    await organiser.letsIn("+Norte", "2490-21-2", at);
    await organiser.types("quitar", "2490-21-2", "--si");
    await organiser.types("quitar", "2490-21-9", "--si");
    expect((await asCsv()).slice(1)).toEqual([
      "2490-21-2,,,2025-10-04 08:03:15,'+Norte,no",
      "2490-21-9,'=Beto,9,2025-10-04 08:03:15,Entrada norte,sí",
    ]);
  });

  test("reports that duplicates are not in it", async () => {
    await organiser.letsIn(north, "2490-21-1", at);
    await organiser.letsIn(south, "2490-21-1", at + 1);
    const seen = await organiser.types("asistencia", organiser.path("a.csv"));
    expect(seen.out).toContain("Sin contar 1 entrada doble. Detalle: npm run puerta -- lista");
  });
});
