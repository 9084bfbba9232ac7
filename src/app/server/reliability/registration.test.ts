import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import type { Store } from "#app/store/store.ts";
import { listCalls } from "#people/model/list-calls.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { listOf } from "#people/page/list.ts";
import { REPEATED_CALL_HEADER } from "#platform/calls/call-key.ts";
import { planApproval } from "#registration/model/arranged.ts";
import { signUpPath } from "#registration/model/calls.ts";
import { registrationCalls } from "#registration/model/organiser-calls.ts";
import { serversDatabases } from "../testing/databases.ts";
import { folderWithSite, startServer, startUntilListening } from "../testing/server-process.ts";

const STUDENTS = 6;
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);
/** A round takes some seconds, mostly for the start, and much longer on a loaded machine. */
const TIMEOUT_MS = 600_000 + KILL_ROUNDS * 20_000;
/** In a round, one after another, so that a slow machine does not drown in requests. */
const MOST_ASKED = 10;
/** The server is killed after a random number of answers to the organiser, up to this one. */
const MOST_ANSWERS = 24;
/** It is killed at a random moment within this time after that answer, so also in the midst of a call, in ms. */
const KILL_WITHIN_MS = 50;
const KEY = "clave inventada de prueba";

/** The answers that the server has given; no kill may take them back. */
interface Answered {
  /** The requests' numbers, by carnet. */
  readonly numbers: Map<string, number>;
  /** The tickets of those who were approved and whose approval was not undone, by carnet. */
  readonly tickets: Map<string, string>;
  /** Carnets about which an answer was lost, so either may be true. */
  readonly uncertain: Set<string>;
  approvals: number;
  undone: number;
}

/** How often a call is repeated while the database does not answer. */
const MOST_TRIES = 20;

/**
 * Sends JSON; `null` once the server is gone. While the database does not answer in time, or a request does not
 * arrive in time, as on a loaded machine, it repeats the call under one key, as a browser does when its organiser presses again.
 */
async function call(url: string, body?: object, cookie = "") {
  const key = { [REPEATED_CALL_HEADER]: randomUUID() };
  const headers = { "content-type": "application/json", cookie, ...key };
  const init = body && { method: "POST", body: JSON.stringify(body) };
  let refused: unknown;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await fetch(url, { headers, ...init }).catch(() => null);
    const content: unknown = await answer?.json().catch(() => null);
    if (!answer || !content) return null;
    const { status } = answer;
    if (![408, 503].includes(status)) return { status, content, headers: answer.headers };
    refused = content;
  }
  throw new Error(`No answer from the database: ${JSON.stringify(refused)}`);
}

/** A student after another signs up; who got no answer asks again. */
async function students(address: string, own: string[], { numbers }: Answered): Promise<void> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const carnet = own.find((each) => !numbers.has(each)) ?? newCarnet();
    if (!own.includes(carnet)) own.push(carnet);
    const answer = await call(address + signUpPath, { carnet, nombre: "Eva", semestre: "8" });
    if (answer === null) return;
    expect(answer.status, JSON.stringify(answer.content)).toBe(200);
    const { number } = answer.content as { number?: number };
    if (number !== undefined) numbers.set(carnet, number);
  }
}

let carnets = 0;
function newCarnet(): string {
  carnets += 1;
  return `2490-25-${carnets + 100}`;
}

/**
 * Approves whoever asked, and undoes every second approval, until the server is gone. Calls `onAnswer` after
 * each answer.
 */
async function organiser(address: string, answered: Answered, onAnswer: () => void): Promise<void> {
  const { tickets, uncertain } = answered;
  const entered = await call(address + accessCalls.signIn.path, { key: KEY });
  const cookie = entered?.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  const change = async (changes: PersonChange[], version: string, undoes: string | null) => {
    const people = changes.flatMap(({ before, after }) => before ?? after ?? []);
    for (const { carnet } of people) uncertain.add(carnet);
    const kind = undoes === null ? "add" : "undo";
    const request = { version, kind, undoes, changes };
    const answer = await call(address + listCalls.change.path, request, cookie);
    if (answer === null) return null;
    onAnswer();
    for (const { carnet } of people) uncertain.delete(carnet);
    expect(answer.status, JSON.stringify(answer.content)).toBe(200);
    return (answer.content as { version: string }).version;
  };
  for (;;) {
    const asked = await call(address + registrationCalls.signUps.path, undefined, cookie);
    const listed = await call(address + listCalls.people.path, undefined, cookie);
    if (asked === null || listed === null) return;
    onAnswer();
    const list = listOf(listed.content as Parameters<typeof listOf>[0]);
    const { signUps } = asked.content as { signUps: Parameters<typeof planApproval>[0] };
    const changes = planApproval(signUps, list.people).slice(0, 5);
    if (changes.length === 0) continue;
    const version = await change(changes, list.version, null);
    if (version === null) return;
    for (const { after } of changes) if (after) tickets.set(after.carnet, after.numeroTicket);
    answered.approvals += 1;
    if (answered.approvals % 2 !== 0) continue;
    const journal = await call(address + accessCalls.journal.path, { before: null }, cookie);
    if (journal === null) return;
    const [step] = (journal.content as { entries: { id: string }[] }).entries;
    for (const { after } of changes) if (after) tickets.delete(after.carnet);
    const taken = changes.map(({ after }) => ({ before: after, after: null }));
    if ((await change(taken, version, step?.id ?? "")) === null) return;
    answered.undone += 1;
  }
}

async function checkStore(store: Store, { numbers, tickets, uncertain }: Answered): Promise<void> {
  const signUps = await store.registration.list();
  expect(new Set(signUps.map(({ number }) => number)).size).toBe(signUps.length);
  const stored = new Map(signUps.map(({ carnet, number }) => [carnet, number]));
  for (const [carnet, number] of numbers) expect(stored.get(carnet)).toBe(number);
  const people = await store.participants();
  expect(new Set(people.map(({ carnet }) => carnet)).size).toBe(people.length);
  expect(new Set(people.map(({ numeroTicket }) => numeroTicket)).size).toBe(people.length);
  const listed = new Map(people.map(({ carnet, numeroTicket }) => [carnet, numeroTicket]));
  for (const carnet of uncertain) {
    const ticket = listed.get(carnet);
    if (ticket === undefined) tickets.delete(carnet);
    else tickets.set(carnet, ticket);
  }
  uncertain.clear();
  expect(listed).toEqual(tickets);
}

test.each(["SQLite", "Firestore"] as const)(
  `a server on %s killed ${KILL_ROUNDS} times between requests, approvals and undoing loses none that it answered, and does none twice`,
  { timeout: TIMEOUT_MS },
  async (database) => {
    const folder = await folderWithSite({
      inscripcion: { pide: ["semestre"], cupo: 10, hasta: "2999-01-01T00:00:00-06:00" },
    });
    const { environment, open, mostStarts } = await serversDatabases[database](folder);
    const answered: Answered = {
      numbers: new Map(),
      tickets: new Map(),
      uncertain: new Set(),
      approvals: 0,
      undone: 0,
    };
    const own = Array.from({ length: STUDENTS }, (): string[] => []);
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      const start = () =>
        startServer("main.ts", folder, {
          ...environment,
          ORGANISERS_KEY: KEY,
          LOOKUPS_PER_ADDRESS: "1000000",
        });
      const { server, address } = await startUntilListening(start, mostStarts);
      let rest = Math.ceil(Math.random() * MOST_ANSWERS);
      let kill = () => {};
      const isDue = new Promise<void>((resolve) => {
        kill = resolve;
      });
      const onAnswer = () => {
        rest -= 1;
        const mayEnd = round < KILL_ROUNDS - 1 || answered.undone > 0;
        if (rest <= 0 && mayEnd) kill();
      };
      const crowd = Promise.all([
        ...own.map((each) => students(address, each, answered)),
        organiser(address, answered, onAnswer),
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
    expect(answered.numbers.size).toBeGreaterThan(KILL_ROUNDS);
    expect(answered.tickets.size).toBeGreaterThan(0);
    expect(answered.undone).toBeGreaterThan(0);
  },
);
