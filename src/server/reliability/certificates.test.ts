import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import type { Participant } from "../../domain/carnet/participant.ts";
import { issueAll } from "../../operations/certificates/issue.ts";
import { emulatorHost, newProject } from "../../store/firestore/testing/firestore-under-test.ts";
import { openStore } from "../../store/open-store.ts";
import { temporaryFile } from "../../store/sqlite/testing/sqlite-under-test.ts";

const people: readonly Participant[] = Array.from({ length: 200 }, (_, index) => ({
  carnet: `2490-21-${1000 + index}`,
  nombre: `Persona ${index} Inventada`,
  numeroTicket: `${index + 1}`,
}));
/** The process is killed when this number of people have their code. */
const ANSWERED = 60;

/**
 * One file for all is made while students ask for theirs, each again while the store says that others are
 * writing; each answered certificate is written to the output.
 */
function issuing(url: string): string {
  return `
    import { openStore } from ${JSON.stringify(import.meta.resolve("../../store/open-store.ts"))};
    import { issueAll } from ${JSON.stringify(import.meta.resolve("../../operations/certificates/issue.ts"))};
    import { StoreUnavailableError } from ${JSON.stringify(import.meta.resolve("../../store/port/store.ts"))};
    const store = await openStore(${JSON.stringify(url)});
    const people = ${JSON.stringify(people)};
    const all = people.toReversed();
    async function issue(some, at) {
      try {
        return await issueAll(store, some, at);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        return issue(some, at);
      }
    }
    for (const [index, person] of people.entries()) {
      const [own] = await issue([person], index);
      console.log(JSON.stringify(own));
      if (index === ${ANSWERED} - 10) void issue(all, index);
    }`;
}

const stores = {
  SQLite: async () => `sqlite:${await temporaryFile()}`,
  Firestore: async () => `firestore:${(await newProject(await emulatorHost())).projectId}`,
};

test.each(Object.entries(stores))(
  "%s: a process that is killed while it issues leaves nobody with two codes, and nobody loses one",
  async (_name, newUrl) => {
    const url = await newUrl();
    const child = spawn(
      process.execPath,
      ["--import", import.meta.resolve("tsx"), "--input-type=module", "--eval", issuing(url)],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const exit = once(child, "exit");
    const answered: unknown[] = [];
    for await (const line of createInterface(child.stdout)) {
      answered.push(JSON.parse(line));
      if (answered.length === ANSWERED) child.kill("SIGKILL");
    }
    expect(await exit).toEqual([null, "SIGKILL"]);

    const store = await openStore(url);
    onTestFinished(() => store.close());
    expect(await store.certificates.list()).toEqual(expect.arrayContaining(answered));
    const issued = await issueAll(store, people, 1000);
    expect(issued.map(({ carnet }) => carnet)).toEqual(people.map(({ carnet }) => carnet));
    expect(issued).toEqual(expect.arrayContaining(answered));
    const stored = await store.certificates.list();
    expect(stored).toHaveLength(people.length);
    expect(new Set(stored)).toEqual(new Set(issued));
  },
);
