import { access } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "#app/cli/testing/organiser.ts";

/** Lists that LibreOffice made; see fixtures/make-fixtures.sh. */
const fixture = (name: string) =>
  fileURLToPath(new URL(`../../app/cli/testing/fixtures/${name}`, import.meta.url));

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

const stored = () => organiser.stored();

describe("a workbook", () => {
  test("is read as the spreadsheet stores it: texts, zeros, numbers, formats, formulas", async () => {
    const seen = await organiser.spawns("importar", fixture("participantes.xlsx"), "--si");
    expect(seen).toMatchObject({
      exitCode: 0,
      err: expect.stringMatching(/^Celda C4.*más corto que los demás.*\nLa lista tiene 1 dato/),
    });
    expect(seen.out).toContain("5 participantes (XLSX, hoja «Inscritos»)");
    expect(await stored()).toEqual([
      "0090-21-000123,Ana Peña 😀,43,",
      "0090-21-123456,Luz Ávila,A-9,",
      "2490-21-000007,María de los Ángeles Quiñónez,B 10,",
      "2490-21-1,Íñigo Ñandú Güell,0042,a@example.org",
      "2490-21-123456,José Ángel Núñez,0007,",
    ]);
  });

  test("that the spreadsheet has damaged is refused cell by cell", async () => {
    const seen = await organiser.types("importar", fixture("danada.xlsx"));
    expect(seen.exitCode).toBe(1);
    const lines = seen.err.split("\n").map((line) => line.replace(/(?<!No)\. .*/, ""));
    expect(lines).toEqual([
      "Celda C2, columna «Carné», valor «9021123456»: se puede leer de varias maneras: 9021-12-3456 o 0902-11-23456 o 0090-21-123456",
      "Celda C3, columna «Carné», valor «249021123456000000000»: está guardado como un número que no es un carnet",
      "Celda C4, columna «Carné», valor «2490-12-07»: la hoja de cálculo lo guardó como fecha, y se puede leer de dos maneras: 2490-12-7 o 2490-12-07",
      expect.stringMatching(/^Celda A5.*fecha$/),
      expect.stringMatching(/^Celda A6, .*«4\.5»: es un número con decimales/),
      expect.stringMatching(/^Celda B7, .*«#DIV\/0!»: es un error de la hoja de cálculo$/),
      expect.stringMatching(/^Celda B8, .*«»: falta el nombre$/),
      expect.stringMatching(/^Celda B9, .*«1»: no parece un nombre$/),
      expect.stringMatching(/^Celda C10, .*el carnet ya está en la celda C5$/),
      "La lista tiene 9 errores.",
      "No se guardó nada.",
      "",
    ]);
    await expect(access(organiser.path("convencion.db"))).rejects.toThrow("ENOENT");
  });
});
