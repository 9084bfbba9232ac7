import { expect, test } from "vitest";
import { DEFAULT_DATABASE_URL, parseDatabaseUrl } from "#platform/store/database-url.ts";
import { requireNode } from "#platform/store/sqlite-database.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { openStore } from "./open-store.ts";

const firestore = { kind: "firestore", projectId: "convencion-2025", databaseId: "(default)" };

test.each([
  [DEFAULT_DATABASE_URL, { kind: "sqlite", path: "data/convencion.db" }],
  ["sqlite:/srv/convención 2025.db", { kind: "sqlite", path: "/srv/convención 2025.db" }],
  ["firestore:convencion-2025", firestore],
  ["firestore:convencion-2025/pruebas", { ...firestore, databaseId: "pruebas" }],
  ["firestore:example.com:convencion", { ...firestore, projectId: "example.com:convencion" }],
])("%s names a database", (url, database) => {
  expect(parseDatabaseUrl(url)).toEqual(database);
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
