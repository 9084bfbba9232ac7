import { spawnSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/port/store.ts";
import { createTerminal } from "../../terminal/terminal.ts";
import { deshacer } from "../commands/import/deshacer.ts";
import { Collected, newOrganiser, type Organiser } from "../testing/organiser.ts";
import { copiesOf } from "./copies.ts";

let organiser: Organiser;
let databaseUrl: string;
beforeEach(async () => {
  organiser = await newOrganiser();
  databaseUrl = `sqlite:${organiser.path("convencion.db")}`;
});
afterEach(() => organiser.leaves());

async function listOf(...rows: readonly string[]): Promise<string> {
  const path = organiser.path(`lista-${rows.join("-").replaceAll(/\W/g, "")}.csv`);
  await writeFile(path, ["carnet,nombre,numeroTicket", ...rows].join("\n"));
  return path;
}

async function importRows(...rows: readonly string[]) {
  return organiser.types("importar", await listOf(...rows));
}

async function stored(): Promise<string[]> {
  await organiser.types("exportar", organiser.path("salida.csv"), "--sobrescribir");
  const csv = await readFile(organiser.path("salida.csv"), "utf8");
  return csv.trim().split("\r\n").slice(1);
}

const filesOfCopies = () => readdir(organiser.path("copias/convencion"));

const ana = "2490-21-1,Ana,1";
const luz = "2490-21-2,Luz,2";
const eva = "2490-21-3,Eva,3";

/** An undo that saves when `mayGoOn`, once it has called `ready`. */
async function undoes(ready: () => void, mayGoOn: Promise<void>) {
  const [out, err] = [new Collected(), new Collected()];
  const waiting = (store: Store): Store => ({
    ...store,
    saveParticipants: async (...given) => {
      ready();
      await mayGoOn;
      return store.saveParticipants(...given);
    },
  });
  const context = {
    terminal: createTerminal(out, err, false),
    copies: copiesOf(databaseUrl),
    databaseUrl,
    withStore: async <Result>(use: (store: Store) => Promise<Result>) => {
      const store = await openStore(databaseUrl);
      return use(waiting(store)).finally(() => store.close());
    },
  };
  return { done: await deshacer(context, { simulate: false }), err: err.text };
}

describe("two at once", () => {
  test("of two imports, one undo takes back the later one alone", async () => {
    for (let round = 0; round < 5; round += 1) {
      await rm(organiser.path("copias"), { recursive: true, force: true });
      await rm(organiser.path("convencion.db"), { force: true });
      await importRows(ana);
      const seen = await Promise.all([importRows(luz), importRows(eva)]);
      expect(seen.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
      expect(await stored()).toEqual([ana, luz, eva]);
      expect(await filesOfCopies()).toHaveLength(3);
      await organiser.types("deshacer");
      expect(await stored()).toHaveLength(2);
      await organiser.types("deshacer");
      expect(await stored()).toEqual([ana]);
    }
  });

  test("of two undoes, one takes back the last import and the other one nothing", async () => {
    for (const row of [ana, luz, eva]) await importRows(row);
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
    expect(undone.filter(({ done }) => done)).toHaveLength(1);
    expect(undone.find(({ done }) => !done)?.err).toContain("Alguien más cambió la lista");
    expect(await stored()).toEqual([ana, luz]);
    expect((await filesOfCopies()).toSorted()).toEqual([
      expect.stringMatching(/^\d/),
      expect.stringMatching(/^\d/),
      expect.stringMatching(/^deshecho-/),
    ]);
  });

  test("an undo that an import overtakes changes nothing", async () => {
    for (const row of [ana, luz]) await importRows(row);
    const overtaken = await undoes(
      () => {},
      importRows(eva).then(() => {}),
    );
    expect(overtaken).toMatchObject({
      done: false,
      err: expect.stringContaining("No se cambió nada"),
    });
    expect(await stored()).toEqual([ana, luz, eva]);
    await organiser.types("deshacer");
    expect(await stored()).toEqual([ana, luz]);
  });
});

test("an undo that is overtaken by a change without a copy changes nothing", async () => {
  for (const row of [ana, luz]) await importRows(row);
  const database = new Database(organiser.path("convencion.db"));
  const elsewhere = async () => void database.exec("DELETE FROM participantes");
  const overtaken = await undoes(() => void elsewhere(), Promise.resolve());
  database.close();
  expect(overtaken).toMatchObject({ done: false });
  expect(await stored()).toEqual([]);
});

test("an import that failed leaves no copy to go back to", async () => {
  for (const row of [ana, luz]) await importRows(row);
  const copies = await filesOfCopies();
  const other = new Database(organiser.path("convencion.db"));
  const store = await openStore(databaseUrl);
  other.exec("BEGIN IMMEDIATE");
  const failing = copiesOf(databaseUrl).keepAround(store, (keepPrevious) =>
    store.saveParticipants([], { mode: "replace", simulate: false, onProgress() {}, keepPrevious }),
  );
  await expect(failing).rejects.toThrow("SQLITE_BUSY");
  other.close();
  const broken = copiesOf(databaseUrl).keepAround(store, async (keepPrevious) => {
    const list = [];
    for await (const participant of store.exportParticipants()) list.push(participant);
    // As a store does that others came before.
    keepPrevious(list);
    keepPrevious(list);
    throw new Error("the disk");
  });
  await expect(broken).rejects.toThrow("the disk");
  await store.close();
  expect(await filesOfCopies()).toEqual(copies);
});

interface Kill {
  readonly when: "before" | "after";
  readonly call: string;
  /** What the call's first argument contains. */
  readonly on: string;
}

/** Runs an order in a process of its own that is killed at a call of `node:fs`. */
function killed({ when, call, on }: Kill, ...order: readonly string[]): void {
  const preload = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const real = fs.${call};
    fs.${call} = (...given) => {
      const here = String(given[0]).includes(${JSON.stringify(on)});
      if (here && ${when === "before"}) process.kill(process.pid, "SIGKILL");
      const result = real(...given);
      if (here) process.kill(process.pid, "SIGKILL");
      return result;
    };
    syncBuiltinESMExports();`;
  const node = [
    ...["--import", `data:text/javascript,${encodeURIComponent(preload)}`],
    ...["--import", import.meta.resolve("tsx")],
    fileURLToPath(new URL("../main.ts", import.meta.url)),
  ];
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  const run = spawnSync(process.execPath, [...node, ...order], { env, encoding: "utf8" });
  expect(run.signal, run.stderr + run.stdout).toBe("SIGKILL");
}

describe("killed", () => {
  test.each([
    { when: "after", call: "openSync", on: "copias" },
    { when: "after", call: "renameSync", on: "copias" },
  ] as const)("an import that ends $when $call of its copy was none", async (kill) => {
    for (const row of [ana, luz]) await importRows(row);
    killed(kill, "importar", await listOf(eva));
    expect(await stored()).toEqual([ana, luz]);
    expect((await organiser.types("deshacer")).exitCode).toBe(0);
    expect(await stored()).toEqual([ana]);
    expect((await filesOfCopies()).filter((name) => !name.startsWith("deshecho-"))).toHaveLength(1);
    expect((await filesOfCopies()).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test("an import between two that were killed is undone alone", async () => {
    await importRows(ana);
    const kill = { when: "after", call: "renameSync", on: "copias" } as const;
    killed(kill, "importar", await listOf(luz));
    await importRows(luz);
    killed(kill, "importar", await listOf(eva));
    await organiser.types("deshacer");
    expect(await stored()).toEqual([ana]);
    await organiser.types("deshacer");
    expect(await stored()).toEqual([]);
  });

  test("an undo that ends before it lets go of its copy is done, and not done again", async () => {
    for (const row of [ana, luz, eva]) await importRows(row);
    const [, , last] = await filesOfCopies();
    killed({ when: "before", call: "rmSync", on: last ?? "" }, "deshacer");
    expect(await stored()).toEqual([ana, luz]);
    await importRows("2490-21-4,Sol,4");
    await organiser.types("deshacer");
    expect(await stored()).toEqual([ana, luz]);
    await organiser.types("deshacer");
    expect(await stored()).toEqual([ana]);
  });

  test("an undo that ends before anything is brought back was none", async () => {
    for (const row of [ana, luz]) await importRows(row);
    killed({ when: "after", call: "renameSync", on: "deshecho-" }, "deshacer");
    expect(await stored()).toEqual([ana, luz]);
    await organiser.types("deshacer");
    expect(await stored()).toEqual([ana]);
  });
});
