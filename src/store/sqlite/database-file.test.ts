import { copyFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { StoreUnavailableError } from "../port/store.ts";
import { openSqliteStore } from "./sqlite-store.ts";

async function openInFolder() {
  const path = join(await temporaryFolder(), "data", "convencion.db");
  const store = await openSqliteStore(path);
  onTestFinished(() => store.close());
  return { path, store };
}

test("a database whose file was moved away is unavailable until it is back", async () => {
  const { path, store } = await openInFolder();
  await store.addVisit();
  await rename(dirname(path), `${dirname(path)}-elsewhere`);
  const calls = [() => store.addVisit(), () => store.readVisits(), () => store.ping()];
  for (const call of calls) await expect(call()).rejects.toThrow(StoreUnavailableError);
  await expect(store.findParticipant("2490-21-1")).rejects.toThrow("moved, deleted or replaced");
  await rename(`${dirname(path)}-elsewhere`, dirname(path));
  expect(await store.addVisit()).toBe(2);
});

test("a replaced list is soon no longer used for answers", async () => {
  const { path, store } = await openInFolder();
  expect(await store.findParticipant("2490-21-1")).toBeNull();
  await copyFile(path, `${path}.copy`);
  await rename(`${path}.copy`, path);
  await vi.waitFor(() =>
    expect(store.findParticipant("2490-21-1")).rejects.toThrow(StoreUnavailableError),
  );
});

test("a database that was replaced by a copy of itself is unavailable", async () => {
  const { path, store } = await openInFolder();
  await copyFile(path, `${path}.copy`);
  await rename(`${path}.copy`, path);
  await expect(store.addVisit()).rejects.toThrow(StoreUnavailableError);
});
