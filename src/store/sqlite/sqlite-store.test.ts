import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { StoreUnavailableError } from "../port/store.ts";
import { storeContract } from "../testing/store-contract.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

storeContract("SQLite", async () => {
  const path = await temporaryFile();
  return () => openSqliteStore(path);
});

test("another process adds visits at the same time, and none is lost", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  const script = `
    import { openSqliteStore } from ${JSON.stringify(import.meta.resolve("./sqlite-store.ts"))};
    const store = await openSqliteStore(${JSON.stringify(path)});
    console.log("open");
    for (let visit = 0; visit < 200; visit += 1) await store.addVisit();
    await store.close();`;
  const child = spawn(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), "--input-type=module", "--eval", script],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const exit = once(child, "exit");
  await once(child.stdout, "data");
  for (let visit = 0; visit < 200; visit += 1) await store.addVisit();
  expect(await exit).toEqual([0, null]);
  expect(await store.readVisits()).toBe(400);
});

test("a lasting lock makes the store unavailable until it is released, and look-ups go on", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  const other = connectTo(path);
  other.exec("BEGIN IMMEDIATE");
  await expect(store.addVisit()).rejects.toThrow(StoreUnavailableError);
  expect(await store.findParticipant("2490-21-1")).toBeNull();
  other.exec("COMMIT");
  expect(await store.addVisit()).toBe(1);
});
