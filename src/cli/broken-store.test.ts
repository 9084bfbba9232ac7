import { readdir } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { StoreUnavailableError } from "../store/port/store.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { newOrganiser, type Organiser } from "./testing/organiser.ts";

// A real database cannot be made to fail in the middle of a command.
vi.mock(import("../store/open-store.ts"), async (original) => {
  const { openStore, ...rest } = await original();
  return {
    ...rest,
    openStore: async (databaseUrl) => ({
      ...(await openStore(databaseUrl)),
      countParticipants: () => Promise.reject(new StoreUnavailableError("gone")),
      findParticipant: () => Promise.reject(new Error("defect")),
      participants: () => Promise.reject(new StoreUnavailableError("gone")),
    }),
  };
});

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
  const store = await openSqliteStore(organiser.path("convencion.db"));
  await store.close();
});

test("a database that stops answering is reported in Spanish, without technical detail", async () => {
  const seen = await organiser.types("contar");
  expect(seen).toMatchObject({ exitCode: 1, out: "" });
  expect(seen.err).toMatch(/^La base de datos no responde/);
  expect(seen.err).not.toContain("    at ");
});

test("an export cut off in the midst leaves no file at all", async () => {
  const seen = await organiser.types("exportar", organiser.path("lista.csv"));
  expect(seen.exitCode).toBe(1);
  expect((await readdir(organiser.folder)).filter((name) => name.includes("lista"))).toEqual([]);
});

test("a defect is reported with its stack", async () => {
  const seen = await organiser.types("buscar", "2490-21-1");
  expect(seen).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(/error inesperado[\s\S]*at /),
  });
});
