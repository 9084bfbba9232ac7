import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import { openSqliteStore } from "#app/store/sqlite-store.ts";
import type { Store } from "#app/store/store.ts";
import { signUpPath } from "#registration/model/calls.ts";
import { registrationCalls } from "#registration/model/organiser-calls.ts";
import type { NewSignUp, SignUp } from "#registration/model/sign-up.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { fromBrowser } from "../testing/app-under-test.ts";
import { serversOn } from "../testing/databases.ts";
import { key } from "../testing/organiser.ts";
import {
  type BrowserAt,
  browserAt,
  folderWithSite,
  startServer,
} from "../testing/server-process.ts";

const STUDENTS = 6;
const VISITORS = 4;
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);
/** A round takes some seconds, mostly for the start, and much longer on a loaded machine. */
const TIMEOUT_MS = 900_000 + KILL_ROUNDS * 20_000;
/** In a round by each, one after another, so that a slow machine does not drown in requests. */
const MOST_ASKED = 10;
/** The server is killed after a random number of answers to the organiser, up to this one. */
const MOST_ANSWERS = 24;
/** It is killed at a random moment within this time after that answer, so also in the midst of a call, in ms. */
const KILL_WITHIN_MS = 50;

/** The answers of the server. The store must agree with them after each kill. */
class Answered {
  /** The number of each person's request, by name. */
  readonly numbers = new Map<string, number>();
  /** The ticket of each person who was approved, by name. */
  readonly tickets = new Map<string, string>();
  /** The names of people about whom an answer was lost: whether the call took effect is unknown. */
  readonly uncertain = new Set<string>();
  /** The total that each visit was answered with. */
  readonly visits: number[] = [];
}

/** Visits the page, as a browser does on a new day; resolves with `null` once the server is gone. */
async function visit(address: string): Promise<{ isCounted: boolean; count: number } | null> {
  const call = { method: "POST", headers: fromBrowser };
  const answer = await fetch(address + visitsPath, call).catch(() => null);
  const body = await answer?.json().catch(() => null);
  return body ? { isCounted: answer?.status === 200, count: body.count } : null;
}

async function visitOften(address: string, { visits }: Answered): Promise<void> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const visited = await visit(address);
    if (visited === null) return;
    if (visited.isCounted) visits.push(visited.count);
  }
}

let students = 0;
function newStudent(): NewSignUp {
  students += 1;
  return { carnet: `2490-25-${students + 100}`, nombre: `Estudiante ${students}`, semestre: "8" };
}

/** The student of `asking` at `index`, and others after it, sign up; who got no answer asks again. */
async function signUpAll(
  call: BrowserAt,
  { numbers }: Answered,
  asking: NewSignUp[],
  index: number,
): Promise<void> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const student = asking[index] ?? newStudent();
    const answer = await call({ path: signUpPath }, student);
    if (answer === null) return;
    expect(answer).not.toHaveProperty("status");
    // A request that was approved before its answer came is answered without its number.
    if (answer.number !== undefined) numbers.set(student.nombre, answer.number);
    asking[index] = newStudent();
  }
}

/** Approves whoever asked until the server is gone. Calls `onAnswer` after each answer. */
async function organise(call: BrowserAt, answered: Answered, onAnswer: () => void): Promise<void> {
  const { tickets, uncertain } = answered;
  await call(accessCalls.signIn, { key });
  for (;;) {
    const listed = await call(registrationCalls.signUps);
    if (listed === null) return;
    onAnswer();
    const asking = listed.signUps.filter(({ nombre }: SignUp) => !tickets.has(nombre));
    const chosen: SignUp[] = asking.slice(0, 5);
    if (chosen.length === 0) continue;
    for (const { nombre } of chosen) uncertain.add(nombre);
    const numbers = chosen.map(({ number }) => number);
    const approval = await call(registrationCalls.approve, { numbers });
    if (approval === null) return;
    onAnswer();
    expect(approval.approved).toHaveLength(chosen.length);
    for (const { nombre, numeroTicket } of approval.approved) tickets.set(nombre, numeroTicket);
    for (const { nombre } of chosen) uncertain.delete(nombre);
  }
}

async function checkStore(store: Store, answered: Answered): Promise<void> {
  const { numbers, tickets, uncertain, visits } = answered;
  expect(await store.readVisits()).toBeGreaterThanOrEqual(Math.max(0, ...visits));
  // A repeated total would mean that an answered visit was forgotten.
  expect(new Set(visits).size).toBe(visits.length);
  const signUps = await store.registration.list();
  expect(new Set(signUps.map(({ number }) => number)).size).toBe(signUps.length);
  const stored = new Map(signUps.map(({ nombre, number }) => [nombre, number]));
  for (const [nombre, number] of numbers) expect(stored.get(nombre)).toBe(number);
  const people = await store.participants();
  const listed = new Map(people.map(({ nombre, numeroTicket }) => [nombre, numeroTicket]));
  expect(listed.size).toBe(people.length);
  expect(new Set(listed.values()).size).toBe(people.length);
  for (const nombre of uncertain) {
    const ticket = listed.get(nombre);
    if (ticket !== undefined) tickets.set(nombre, ticket);
  }
  uncertain.clear();
  expect(listed).toEqual(tickets);
}

test.each(["SQLite", "Firestore"] as const)(
  `a server on %s killed ${KILL_ROUNDS} times amid visits, requests and approvals loses none that it answered, and does none twice`,
  { timeout: TIMEOUT_MS },
  async (database) => {
    const edition = {
      inscripcion: { pide: ["semestre" as const], cupo: 10, hasta: "2999-01-01T00:00:00-06:00" },
    };
    const settings = { ORGANISERS_KEY: key, LOOKUPS_PER_ADDRESS: "1000000" };
    const { open, start } = await serversOn(database, edition, settings);
    const answered = new Answered();
    const asking = Array.from({ length: STUDENTS }, newStudent);
    for (let round = 1; round <= KILL_ROUNDS; round += 1) {
      const { server, address } = await start();
      let rest = Math.ceil(Math.random() * MOST_ANSWERS);
      let kill = () => {};
      const isDue = new Promise<void>((resolve) => {
        kill = resolve;
      });
      const onAnswer = () => {
        rest -= 1;
        const { tickets, numbers, visits } = answered;
        const isEnough = tickets.size > 0 && numbers.size > 0 && visits.length > 0;
        if (rest <= 0 && (round < KILL_ROUNDS || isEnough)) kill();
      };
      const crowd = Promise.all([
        ...asking.map((_, index) => signUpAll(browserAt(address), answered, asking, index)),
        organise(browserAt(address), answered, onAnswer),
        ...Array.from({ length: VISITORS }, () => visitOften(address, answered)),
      ]);
      await Promise.race([isDue, crowd]);
      await delay(KILL_WITHIN_MS * Math.random());
      server.kill("SIGKILL");
      await crowd;
      await server.ended;
      const store = await open();
      await checkStore(store, answered);
      await store.close();
    }
  },
);

test("a server that is stopped during visits answers all that it accepted", async () => {
  const folder = await folderWithSite();
  const server = startServer("main.ts", folder);
  const address = await server.address;
  const counts: number[] = [];
  async function visitor(): Promise<void> {
    for (let visited = await visit(address); visited !== null; visited = await visit(address)) {
      expect(visited.isCounted).toBe(true);
      counts.push(visited.count);
    }
  }
  const gone = Promise.all(Array.from({ length: 6 * VISITORS }, visitor));
  await vi.waitUntil(() => counts.length >= 100, { interval: 1, timeout: 600_000 });
  server.kill("SIGTERM");
  await gone;
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  expect(new Set(counts).size).toBe(counts.length);
  // The WAL was checkpointed into the database file.
  expect(await readdir(join(folder, "data"))).toEqual(["convencion.db"]);
  const store = await openSqliteStore(join(folder, "data", "convencion.db"));
  expect(await store.readVisits().finally(() => store.close())).toBe(counts.length);
});
