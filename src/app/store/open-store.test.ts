import { expect, test } from "vitest";
import { DEFAULT_DATABASE_URL, parseDatabaseUrl } from "#platform/store/database-url.ts";
import { requireNode } from "#platform/store/sqlite-database.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { openStore } from "./open-store.ts";

test.each([
  [DEFAULT_DATABASE_URL, "data/convencion.db"],
  ["sqlite:/var/lib/convencion/convención 2025.db", "/var/lib/convencion/convención 2025.db"],
])("%s names a SQLite file", (url, path) => {
  expect(parseDatabaseUrl(url)).toEqual({ kind: "sqlite", path });
});

test.each([
  ["firestore:convencion-2025", "convencion-2025", "(default)"],
  ["firestore:convencion-2025/pruebas", "convencion-2025", "pruebas"],
  ["firestore:example.com:convencion", "example.com:convencion", "(default)"],
])("%s names a Firestore database", (url, projectId, databaseId) => {
  expect(parseDatabaseUrl(url)).toEqual({ kind: "firestore", projectId, databaseId });
});

test.each([
  "",
  "mysql://localhost/x",
  "sqlite:",
  "sqlite://data/x.db",
  "firestore://convencion-2025",
  "firestore:Convencion",
  "firestore:convencion-2025/",
])("%j is not a valid store, and the fault says what is expected", async (url) => {
  const fault = await openStore(url).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(UserError);
  expect(fault).toHaveProperty("message", expect.stringContaining("sqlite:RUTA"));
  expect(fault).toHaveProperty("message", expect.stringContaining(`«${url}»`));
});

test("a Node that the embedded database cannot run on is named, with what to install", () => {
  expect(() => requireNode("20.19.6")).toThrow(/Node 20\.19\.6.*Instale Node 24/);
  expect(() => requireNode("22.12.0")).not.toThrow();
});
