import { rm } from "node:fs/promises";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, test } from "vitest";
import { ana, eva, luz, newOrganiser, type Organiser } from "../../cli/testing/organiser.ts";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/port/store.ts";
import { storedList, versionOf } from "../list/stored-list.ts";
import { undo } from "../list/undo.ts";
import { copiesOf } from "./copies.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

class Everything extends Set<string> {
  override has(): boolean {
    return true;
  }
}

/** Starts an undo that calls `ready`, and saves after `mayGoOn`. */
async function undoes(ready: () => void, mayGoOn: Promise<void>) {
  const store = await openStore(organiser.databaseUrl);
  const waiting: Store = {
    ...store,
    saveParticipants: async (...given) => {
      ready();
      await mayGoOn;
      return store.saveParticipants(...given);
    },
  };
  return undo(waiting, copiesOf(organiser.databaseUrl), () => {}, new Everything()).finally(() =>
    store.close(),
  );
}

describe("two at once", () => {
  test("of two imports, one that the other overtakes changes nothing and keeps no copy", async () => {
    for (let round = 0; round < 2; round += 1) {
      await rm(organiser.path("copias"), { recursive: true, force: true });
      await rm(organiser.path("convencion.db"), { force: true });
      await organiser.imports(ana);
      const seen = await Promise.all([organiser.imports(luz), organiser.imports(eva)]);
      const overtaken = seen.filter(({ exitCode }) => exitCode !== 0);
      for (const { err } of overtaken) expect(err).toContain("Alguien más cambió la lista");
      expect(overtaken.length).toBeLessThan(2);
      expect(await organiser.filesOfCopies()).toHaveLength(3 - overtaken.length);
      expect(await organiser.stored()).toHaveLength(3 - overtaken.length);
      if (overtaken.length === 0) await organiser.types("deshacer", "--si");
      await organiser.types("deshacer", "--si");
      expect(await organiser.stored()).toEqual([ana]);
    }
  });

  test("of two undoes, one takes back the last import and the other one nothing", async () => {
    for (const row of [ana, luz, eva]) await organiser.imports(row);
    let waiting = 0;
    let goOn = () => {};
    const both = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const ready = () => {
      waiting += 1;
      if (waiting === 2) goOn();
    };
    const undone = await Promise.all([undoes(ready, both), undoes(ready, both)]);
    expect(undone.map(({ kind }) => kind).toSorted()).toEqual(["changed", "undone"]);
    expect(await organiser.stored()).toEqual([ana, luz]);
    expect((await organiser.filesOfCopies()).toSorted()).toEqual([
      expect.stringMatching(/^\d/),
      expect.stringMatching(/^\d/),
      expect.stringMatching(/^deshecho-/),
    ]);
  });

  test("an undo that an import overtakes changes nothing", async () => {
    for (const row of [ana, luz]) await organiser.imports(row);
    const overtaken = await undoes(
      () => {},
      organiser.imports(eva).then(() => {}),
    );
    expect(overtaken).toEqual({ kind: "changed" });
    expect(await organiser.stored()).toEqual([ana, luz, eva]);
    await organiser.types("deshacer", "--si");
    expect(await organiser.stored()).toEqual([ana, luz]);
  });
});

test("an undo that is overtaken by a change without a copy changes nothing", async () => {
  for (const row of [ana, luz]) await organiser.imports(row);
  const database = new Database(organiser.path("convencion.db"));
  const elsewhere = async () => void database.exec("DELETE FROM participantes");
  const overtaken = await undoes(() => void elsewhere(), Promise.resolve());
  database.close();
  expect(overtaken).toEqual({ kind: "changed" });
  expect(await organiser.stored()).toEqual([]);
});

test("an import that failed leaves no copy to go back to", async () => {
  for (const row of [ana, luz]) await organiser.imports(row);
  const copies = await organiser.filesOfCopies();
  const other = new Database(organiser.path("convencion.db"));
  const store = await openStore(organiser.databaseUrl);
  const before = await storedList(store);
  const version = versionOf(before);
  other.exec("BEGIN IMMEDIATE");
  const failing = copiesOf(organiser.databaseUrl).change(store, version, (keepPrevious) =>
    store.saveParticipants([], { mode: "replace", onProgress() {}, keepPrevious }),
  );
  await expect(failing).rejects.toThrow("SQLITE_BUSY");
  other.close();
  const broken = copiesOf(organiser.databaseUrl).change(store, version, async (keepPrevious) => {
    // A store does this when another writer came first.
    keepPrevious(before);
    keepPrevious(before);
    throw new Error("the disk");
  });
  await expect(broken).rejects.toThrow("the disk");
  await store.close();
  expect(await organiser.filesOfCopies()).toEqual(copies);
});
