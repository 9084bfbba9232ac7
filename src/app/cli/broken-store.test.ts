import { readdir } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { newOrganiser, type Organiser } from "./testing/organiser.ts";

const broken = vi.hoisted(() => ({ reason: new Error("defect") }));

// A real database cannot be made to fail in the middle of a command.
vi.mock(import("../store/open-store.ts"), async (original) => {
  const { openStore, ...rest } = await original();
  return {
    ...rest,
    openStore: async (databaseUrl) => ({
      ...(await openStore(databaseUrl)),
      participants: () => Promise.reject(broken.reason),
    }),
  };
});

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
  const store = await openSqliteStore(organiser.path("convencion.db"));
  await store.close();
});

test("a database that stops answering is reported in Spanish, and no file is left", async () => {
  broken.reason = new StoreUnavailableError("gone");
  const seen = await organiser.types("exportar", organiser.path("lista.csv"));
  expect(seen).toMatchObject({ exitCode: 1, out: "" });
  expect(seen.err).toMatch(/^La base de datos no responde/);
  expect(seen.err).not.toContain("    at ");
  expect((await readdir(organiser.folder)).filter((name) => name.includes("lista"))).toEqual([]);
});
