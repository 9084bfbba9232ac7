import { access, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { writeXlsx } from "hucre/xlsx";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "../../testing/organiser.ts";

/** Lists that LibreOffice made; see fixtures/make-fixtures.sh. */
const fixture = (name: string) =>
  fileURLToPath(new URL(`../../testing/fixtures/${name}`, import.meta.url));

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});
afterEach(() => organiser.leaves());

async function stored(): Promise<string[]> {
  await organiser.types("exportar", organiser.path("salida.csv"));
  const csv = await readFile(organiser.path("salida.csv"), "utf8");
  return csv.trim().split("\r\n").slice(1);
}

describe("a workbook", () => {
  test("is read as the spreadsheet stores it: texts, zeros, numbers, formats, formulas", async () => {
    const seen = await organiser.spawns("importar", fixture("participantes.xlsx"));
    expect(seen).toMatchObject({ exitCode: 0, err: "" });
    expect(seen.out).toContain("5 participantes (XLSX, hoja «Inscritos»)");
    expect(seen.out).toContain("Columnas que no se usan: «Correo»");
    expect(await stored()).toEqual([
      "0090-21-000123,Ana Peña 😀,43",
      "0090-21-123456,Luz Ávila,A-9",
      "2490-21-000007,María de los Ángeles Quiñónez,B 10",
      "2490-21-1,Íñigo Ñandú Güell,0042",
      "2490-21-123456,José Ángel Núñez,0007",
    ]);
  });

  test("that the spreadsheet has damaged is refused cell by cell", async () => {
    const seen = await organiser.types("importar", fixture("danada.xlsx"));
    expect(seen.exitCode).toBe(1);
    const lines = seen.err.split("\n").map((line) => line.replace(/(?<!No)\. .*/, ""));
    expect(lines).toEqual([
      "Celda C2, columna «Carné», valor «9021123456»: está guardado como número, y no se puede saber si empezaba con ceros",
      "Celda C3, columna «Carné», valor «249021123456000000000»: está guardado como un número que no es un carnet",
      "Celda C4, columna «Carné», valor «2490-12-07»: la hoja de cálculo lo guardó como fecha",
      expect.stringMatching(/^Celda A5.*fecha$/),
      expect.stringMatching(/^Celda A6, .*«4\.5»: es un número con decimales/),
      expect.stringMatching(/^Celda B7, .*«#DIV\/0!»: es un error de la hoja de cálculo$/),
      expect.stringMatching(/^Celda B8, .*«»: falta el nombre$/),
      expect.stringMatching(/^Celda B9, .*«1»: es un número en lugar de un nombre$/),
      expect.stringMatching(/^Celda C10, .*el carnet ya está en la celda C5$/),
      "La lista tiene 9 errores.",
      "No se guardó nada.",
      "",
    ]);
    await expect(access(organiser.path("convencion.db"))).rejects.toThrow("ENOENT");
  });

  test("with two fitting sheets is read only with --hoja; hidden sheets are not offered", async () => {
    const unclear = await organiser.types("importar", fixture("dos-hojas.xlsx"));
    expect(unclear).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining(
        'parecen la lista: «Mañana», «Tarde». Diga cuál con --hoja "Mañana"',
      ),
    });
    const missing = await organiser.types("importar", fixture("dos-hojas.xlsx"), "--hoja", "Noche");
    expect(missing).toMatchObject({ exitCode: 1, err: expect.stringContaining("«Borrador»") });
    const chosen = await organiser.types("importar", fixture("dos-hojas.xlsx"), "--hoja", "tarde");
    expect(chosen).toMatchObject({ exitCode: 0, out: expect.stringMatching(/Nuevos +2/) });
  });

  test("is known by its content, not by its name", async () => {
    await writeFile(organiser.path("lista.csv"), await readFile(fixture("participantes.xlsx")));
    const seen = await organiser.types("importar", organiser.path("lista.csv"));
    expect(seen).toMatchObject({ exitCode: 0, out: expect.stringContaining("XLSX") });
  });
});

describe("a CSV of LibreOffice", () => {
  test("keeps accents, quotes and zeros with semicolons in Windows-1252", async () => {
    const seen = await organiser.types("importar", fixture("windows-1252.csv"));
    expect(seen).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining("punto y coma, Windows-1252"),
    });
    expect(await stored()).toEqual([
      '0090-21-000123,"María de los Ángeles ""Mari"" Quiñónez","T, 7"',
      '2490-21-1,"Íñigo Ñandú; «Güell»",0042',
      "2490-21-123456,José Ángel Núñez €,8",
    ]);
  });

  test("keeps emoji with tabs in UTF-16", async () => {
    const seen = await organiser.types("importar", fixture("utf-16.csv"));
    expect(seen).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining("tabulador, UTF-16 LE"),
    });
    expect(await stored()).toEqual([
      "0090-21-000123,Ana Peña 😀,0042",
      "2490-21-123456,👩‍💻 Luz Ávila,8",
    ]);
  });

  test("with carnets turned into figures and dates is refused line by line", async () => {
    const seen = await organiser.types("importar", fixture("danada.csv"));
    expect(seen.exitCode).toBe(1);
    expect(seen.err).toMatch(/Línea 3, .*«2\.49021123456E\+020»: .*notación científica/);
    expect(seen.err).toMatch(/Línea 4, .*«7\/12\/2490»: .*fecha/);
    await expect(access(organiser.path("convencion.db"))).rejects.toThrow("ENOENT");
  });
});

describe("a list of numbers without dashes", () => {
  test("is taken, with a word about zeros that may be gone", async () => {
    await writeFile(organiser.path("lista.csv"), "carnet,nombre,ticket\n9021123456,Ana,1\n");
    const seen = await organiser.types("importar", organiser.path("lista.csv"));
    expect(seen.exitCode).toBe(0);
    expect(seen.out).toContain("menos de 12 números: 1 (por ejemplo 9021123456)");
  });

  test("needs no such word where the spreadsheet keeps them as text", async () => {
    const rows = [
      ["carnet", "nombre", "ticket"],
      ["9021123456", "Ana", "1"],
    ];
    await writeFile(
      organiser.path("lista.xlsx"),
      await writeXlsx({ sheets: [{ name: "Lista", rows }] }),
    );
    const seen = await organiser.types("importar", organiser.path("lista.xlsx"));
    expect(seen.exitCode).toBe(0);
    expect(seen.out).not.toContain("por ejemplo");
  });
});
