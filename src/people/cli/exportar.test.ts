import { readFile, stat, writeFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "#app/cli/testing/organiser.ts";

let organiser: Organiser;
let list: string;
beforeEach(async () => {
  organiser = await newOrganiser();
  list = organiser.path("lista.csv");
  await writeFile(
    organiser.path("origen.csv"),
    'carnet,nombre,numeroTicket\n2490-21-2,"Güell, Íñigo",007\n2490-21-1,=1+1,"\'-1"\n',
  );
  await organiser.types("importar", organiser.path("origen.csv"), "--si");
});

test("exportar writes a list for its owner's eyes only, which importar finds all the same", async () => {
  const seen = await organiser.types("exportar", list);
  expect(seen).toMatchObject({ exitCode: 0, out: expect.stringContaining("2 participantes") });
  expect(seen.out).toContain("exporte mejor a .xlsx");
  expect(await readFile(list, "utf8")).toBe(
    "\ufeffcarnet,nombre,numeroTicket\r\n2490-21-1,'=1+1,'-1\r\n2490-21-2,\"Güell, Íñigo\",007\r\n",
  );
  expect((await stat(list)).mode & 0o777).toBe(0o600);
  const back = await organiser.types("importar", list, "--reemplazar", "--si");
  expect(back.out).toMatch(/Nuevos +0\n +Cambiados +0\n +Sin cambios +2\n +Quitados +0/);
});

test("exportar overwrites a file only with --sobrescribir", async () => {
  await writeFile(list, "mío");
  const refused = await organiser.types("exportar", list);
  expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining("--sobrescribir") });
  expect(await readFile(list, "utf8")).toBe("mío");
  const done = await organiser.types("exportar", list, "--sobrescribir");
  expect(done.exitCode).toBe(0);
  expect(await readFile(list, "utf8")).toContain("2490-21-1");
  const other = await organiser.types("exportar", organiser.path("lista.pdf"));
  expect(other).toMatchObject({ exitCode: 1, err: expect.stringContaining(".csv o .xlsx") });
});
