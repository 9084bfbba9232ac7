import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { UserError } from "#platform/terminal/user-error.ts";
import { saveList } from "#testing/save-list.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { students } from "./testing/arrangement.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

async function writeText(path: string): Promise<void> {
  await mkdir(dirname(path));
  await writeFile(path, "esto no es una base de datos\n".repeat(500));
}

async function damagePage(path: string): Promise<void> {
  const store = await openAt(path);
  await saveList(store, students(500));
  await store.close();
  const bytes = await readFile(path);
  bytes.fill(0x5a, 4096 * 4, 4096 * 6);
  await writeFile(path, bytes);
}

async function makeNewer(path: string): Promise<void> {
  await (await openAt(path)).close();
  connectTo(path).pragma("user_version = 99");
}

async function ofAnotherProgram(path: string): Promise<void> {
  await mkdir(dirname(path));
  connectTo(path).exec("CREATE TABLE facturas (id INTEGER)");
}

test.each([
  ["that is a text", writeText, /no es una base de datos SQLite o está dañado.*copia de respaldo/],
  ["with a damaged page", damagePage, /está dañado/],
  ["of a newer version of the program", makeNewer, /versión más nueva.*esquema 99/],
  ["of another program", ofAnotherProgram, /de otro programa/],
])("a database %s is refused and left unchanged", async (_what, make, message) => {
  const path = await temporaryFile();
  await make(path);
  const before = await readFile(path);
  const fault = await openSqliteStore(path).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(UserError);
  expect(fault).toHaveProperty("message", expect.stringMatching(message));
  // But for SQLite's header, which says how it keeps its log.
  expect((await readFile(path)).subarray(100).equals(before.subarray(100))).toBe(true);
});
