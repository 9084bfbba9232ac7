import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { UserError } from "#platform/terminal/user-error.ts";
import { saveList } from "#testing/save-list.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { students } from "./testing/arrangement.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

async function openFault(path: string): Promise<Error> {
  const fault = await openSqliteStore(path).catch((error: unknown) => error);
  if (!(fault instanceof UserError)) throw new Error(`Expected a fault, got ${fault}`);
  return fault;
}

test("a file that is not a database is refused and left unchanged", async () => {
  const folder = await temporaryFolder();
  const path = join(folder, "convencion.db");
  const contents = "esto no es una base de datos\n".repeat(500);
  await writeFile(path, contents);
  const fault = await openFault(path);
  expect(fault.message).toContain("convencion.db» no es una base de datos SQLite o está dañado");
  expect(fault.message).toContain("copia de respaldo");
  expect(await readFile(path, "utf8")).toBe(contents);
});

test("a database with a damaged page is refused", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await saveList(store, students(500));
  await store.close();
  const bytes = await readFile(path);
  bytes.fill(0x5a, 4096 * 4, 4096 * 6);
  await writeFile(path, bytes);
  expect((await openFault(path)).message).toContain("está dañado");
});

test("a database of a newer version of the program is refused", async () => {
  const path = await temporaryFile();
  await (await openAt(path)).close();
  connectTo(path).pragma("user_version = 99");
  const fault = await openFault(path);
  expect(fault.message).toContain("versión más nueva");
  expect(fault.message).toContain("esquema 99");
});

test("another program's database is refused and left unchanged", async () => {
  const path = await temporaryFile();
  await mkdir(dirname(path));
  const other = connectTo(path);
  other.exec("CREATE TABLE facturas (id INTEGER)");
  expect((await openFault(path)).message).toContain("de otro programa");
  expect(other.prepare("SELECT name FROM sqlite_schema").pluck().all()).toEqual(["facturas"]);
});
