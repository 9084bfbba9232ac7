import { open } from "node:fs/promises";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import {
  databaseFileIn,
  fillDatabase,
  inventedParticipants,
  siteUnderTest,
} from "../testing/site-under-test.ts";

/** Enough for many pages. */
const MANY = 20_000;

test("no participant is reported missing when the database is damaged while it is served", async () => {
  const folder = await temporaryFolder();
  const list = inventedParticipants(MANY);
  await fillDatabase(folder, list);
  const site = await siteUnderTest(folder);
  const other = new Database(databaseFileIn(folder));
  onTestFinished(() => void other.close());
  const write = other.prepare("UPDATE counters SET count = count + 1");
  write.run();
  const file = await open(databaseFileIn(folder), "r+");
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size, "garbage "), 0, size, 0);
  await file.close();
  // A write by another program makes the server drop its cached pages.
  write.run();
  const asked = list.filter((_, index) => index % 400 === 0);
  const statuses = await Promise.all(asked.map(async (one) => (await site.lookUp(one)).status));
  expect(statuses).toContain(500);
  await site.expectReadable();
  site.server.kill("SIGTERM");
  await site.server.ended;
  // The next start reports the damage instead of beginning with an empty list.
  await expect(siteUnderTest(folder)).rejects.toThrow(
    "no es una base de datos SQLite o está dañado",
  );
});
