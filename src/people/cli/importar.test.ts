import { access, writeFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "#app/cli/testing/organiser.ts";
import { startNode } from "#app/server/testing/server-process.ts";
import { change, journalEntry, removing } from "#app/store/testing/changes.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

async function importList(content: string | Uint8Array, ...options: readonly string[]) {
  await writeFile(organiser.path("lista.csv"), content);
  return organiser.types("importar", organiser.path("lista.csv"), ...options);
}
const expectNoDatabase = () =>
  expect(access(organiser.path("convencion.db"))).rejects.toThrow("ENOENT");

test("importar as a program reads a workbook of LibreOffice as the spreadsheet stores it: texts, zeros, numbers, formats, formulas", async () => {
  const program = ["--import", "tsx", "src/app/cli/run-participantes.ts", "importar"];
  const file = "src/app/cli/testing/fixtures/participantes.xlsx";
  const environment = { DATABASE_URL: organiser.databaseUrl, TMPDIR: organiser.path(".") };
  const run = startNode([...program, file, "--si"], process.cwd(), environment);
  const { code, stdout, stderr } = await run.ended;
  expect(code).toBe(0);
  expect(stderr).toMatch(/^Celda C4.*más corto que los demás.*\nLa lista tiene 1 dato/m);
  expect(stdout).toContain("5 participantes (XLSX, hoja «Inscritos»)");
  expect(await organiser.stored()).toEqual([
    "0090-21-000123,Ana Peña 😀,43,",
    "0090-21-123456,Luz Ávila,A-9,",
    "2490-21-000007,María de los Ángeles Quiñónez,B 10,",
    "2490-21-1,Íñigo Ñandú Güell,0042,a@example.org",
    "2490-21-123456,José Ángel Núñez,0007,",
  ]);
});

test("importar writes nothing with --simular, and reports the same figures", async () => {
  const list = "carnet,nombre,numeroTicket\n2490-21-1,Ana,1\n";
  const seen = await importList(list, "--simular");
  expect(seen).toMatchObject({ exitCode: 0, out: expect.stringMatching(/Nuevos +1/) });
  expect(seen.err).toContain("no existe todavía");
  expect(seen.out).toContain("No se guardó nada");
  await expectNoDatabase();
});

test("importar keeps what organisers corrected or joined while the other record stays, and names whom they removed", async () => {
  const two = "carnet,nombre,numeroTicket\n2490-21-1,Ana Paz,1\n2490-21-2,Eva Xol,2\n";
  const list = `${two}2490-21-3,Luz Coc,3\n`;
  await importList(list);
  const ana = { carnet: "2490-21-1", nombre: "Ana Paz", numeroTicket: "1" };
  const eva = { carnet: "2490-21-2", nombre: "Eva Xol", numeroTicket: "2" };
  const store = await organiser.opened();
  const renumbered = { ...ana, numeroTicket: "A-1" };
  const corrected = { before: ana, after: renumbered };
  await change(store, [corrected], journalEntry({ kind: "correct" }));
  await change(store, removing(eva), journalEntry({ kind: "remove" }));
  const luz = { carnet: "2490-21-3", nombre: "Luz Coc", numeroTicket: "3" };
  const kept = { before: renumbered, after: { ...renumbered, joined: [luz.carnet] } };
  await change(store, [kept, ...removing(luz)], journalEntry({ kind: "join" }));
  const seen = await importList(list);
  expect(seen.out).toContain("1 persona queda como se corrigió en /organizar");
  expect(seen.out).toMatch(/aunque se quitaron en \/organizar:\n- 2490-21-2 {2}Eva Xol/);
  expect(seen.out).toMatch(/se unieron con otro registro:\n- 2490-21-3 {2}Luz Coc/);
  expect(await organiser.stored()).toEqual(["2490-21-1,Ana Paz,A-1", "2490-21-2,Eva Xol,2"]);
  await importList("carnet,nombre,numeroTicket\n2490-21-3,Luz Coc,3\n", "--reemplazar", "--si");
  expect(await organiser.stored()).toEqual(["2490-21-3,Luz Coc,3"]);
});

test.each([
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), /una foto o una imagen/],
  ["arbitrary bytes", Buffer.from([7, 0, 0, 1, 2, 0, 5]), /no es un texto/],
  ["an empty file", "", /está vacío/],
  ["51 MB of text", Buffer.alloc(51_000_000, "x"), /demasiado grande/],
  ["only a header", "carnet,nombre,numeroTicket\n", /ninguna fila/],
  ["two faults", "carnet,nombre,numeroTicket\n1,Ana,1\n2,Eva,2\n", /La lista tiene 2 errores/],
])("importar refuses %s with a clear message", async (_, content, message) => {
  const seen = await importList(content);
  expect(seen).toMatchObject({ exitCode: 1, err: expect.stringMatching(message) });
  expect(seen.err).toContain("No se guardó nada");
  await expectNoDatabase();
});
