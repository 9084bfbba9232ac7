import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { USUAL_CARNET_GROUPS } from "../src/domain/carnet/carnet.ts";
import { buildFunction } from "../src/site-build/bundling/build-function.ts";
import { firestoreCalls } from "../src/store/firestore/connection/calls.ts";
import { connect } from "../src/store/firestore/connection/connection.ts";
import { startFirestoreEmulator } from "../src/store/firestore/emulator.ts";
import { openStore } from "../src/store/open-store.ts";
import { median } from "./measure/tools/statistics.ts";

/*
 * Starts the built function 500 times in a row, each time in a process that is killed without a word, every
 * other one while it counts; looks how many shards are left, and that the count is right within what
 * docs/deploy.md promises; prints how long the first answers took, from the start of the process: run it with
 * `npm run cold-starts`, for fewer with `npm run cold-starts -- 40`.
 */

const STARTS = Number(process.argv[2] ?? 500);
const MAX_SHARDS = 50;
const DATABASE = { projectId: "demo-convencion", databaseId: "(default)" };
const LIMIT_MS = 10_000;

const folder = resolve(".tests/cold-starts");
await buildFunction(folder, USUAL_CARNET_GROUPS);
const emulator = await startFirestoreEmulator();
process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
process.env.LOG_LEVEL = "warn";
process.env.DATABASE_URL = `firestore:${DATABASE.projectId}`;

let answered = 0;
let unanswered = 0;
/** How long the latest instance that was left in peace took to answer, once its program was there. */
let usualMs = 0;
/** How long each of those took from the start of its process. */
const coldMs: number[] = [];
const began = Date.now();
for (let start = 0; start < STARTS; start += 1) await coldStart(start);
const seconds = (Date.now() - began) / 1000;

const shards = await countShards();
const store = await openStore(process.env.DATABASE_URL);
const counted = await store.readVisits();
await store.close();
emulator.stop();
await rm(folder, { recursive: true });

process.stdout.write(
  `${STARTS} cold starts within ${seconds.toFixed(0)} s left ${shards} shards.\n` +
    `${answered} visits were answered, ${unanswered} were under way when their instance was killed; ${counted} are counted.\n` +
    `From the start of the process to the first answer: ${median(coldMs).toFixed(0)} ms in the median, at most ${Math.max(...coldMs).toFixed(0)} ms.\n`,
);
const isExact = counted >= answered && counted <= answered + unanswered;
process.exitCode = shards <= MAX_SHARDS && isExact ? 0 : 1;

/** Up to three visits at once; every other instance is killed about when it commits them. */
async function coldStart(start: number): Promise<void> {
  const program = join(folder, "llamadas/llamadas.mjs");
  const forked = Date.now();
  const instance = fork("bench/cold-instance.mjs", [program], { execArgv: [] });
  const ended = once(instance, "exit");
  const visits = 1 + (start % 3);
  let answers = 0;
  const done = new Promise<void>((resolve, reject) => {
    instance.on("message", (status) => {
      if (status === "ready") return;
      if (status !== 200) reject(new Error(`A visit was answered with ${status}`));
      if (answers === 0 && start % 2 === 0) coldMs.push(Date.now() - forked);
      answers += 1;
      if (answers === visits) resolve();
    });
  });
  const failed = ended.then(() => Promise.reject(new Error("An instance ended by itself")));
  await Promise.race([once(instance, "message"), failed]);
  const asked = Date.now();
  instance.send(visits);
  if (start % 2 === 1) {
    // Spread evenly around the commit, which comes shortly before the answer.
    const moment = usualMs * (0.5 + (start % 40) / 60);
    setTimeout(() => instance.kill("SIGKILL"), moment);
  } else {
    await Promise.race([done, failed]);
    usualMs = Date.now() - asked;
    instance.kill("SIGKILL");
  }
  await ended;
  answered += answers;
  unanswered += visits - answers;
}

async function countShards(): Promise<number> {
  const calls = firestoreCalls(LIMIT_MS);
  const firestore = await connect(DATABASE, calls, LIMIT_MS);
  const { docs } = await firestore.collection("counters/visitasPagina/shards").get();
  await firestore.terminate();
  calls.end();
  return docs.filter(({ id }) => id !== "folded").length;
}
