import { Agent } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { saveList } from "../../testing/save-list.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { addBuiltSite, send, startServer } from "./server-process.ts";

/**
 * Starts a server process in `folder`, with its visitors' requests; wrong answers fail the test.
 * `DATABASE_URL` is its own file in `data/` unless given.
 */
export async function siteUnderTest(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
) {
  await addBuiltSite(folder);
  const server = startServer("main.ts", folder, environment);
  const address = await server.address();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return {
    server,
    /** Fails unless the page can be loaded. */
    expectReadable: async () => {
      const page = await send(agent, "GET", `${address}/`);
      expect(page.status).toBe(200);
      expect(page.body).toContain("Convención");
    },
    ready: () => send(agent, "GET", address + apiPaths.ready),
    visit: () => send(agent, "POST", address + apiPaths.visits),
    /** Fails unless the answer is correct, or reports that there is none at present. */
    lookUp: async ({ carnet, nombre, numeroTicket }: Participant) => {
      const answer = await send(agent, "POST", address + apiPaths.lookup, { carnet });
      const answered = JSON.parse(answer.body);
      if (answer.status === 200)
        expect(answered).toEqual({ participant: { nombre, numeroTicket } });
      else expect([problems.storeUnavailable, problems.internal]).toContainEqual(answered);
      return answer;
    },
  };
}

export function databaseFileIn(folder: string): string {
  return join(folder, "data", "convencion.db");
}

/** Writes a list into the database file of `folder`, before a server opens it. */
export async function fillDatabase(
  folder: string,
  list: readonly Participant[] = sampleParticipants,
): Promise<void> {
  const store = await openSqliteStore(databaseFileIn(folder));
  await saveList(store, list);
  await store.close();
}

/** The number of visits in the database file of `folder`. */
export async function visitsIn(folder: string): Promise<number> {
  const store = await openSqliteStore(databaseFileIn(folder));
  try {
    return await store.readVisits();
  } finally {
    await store.close();
  }
}

/** Invented participants, none of them a sample. */
export function inventedParticipants(many: number): Participant[] {
  return Array.from({ length: many }, (_, index) => ({
    carnet: `3590-21-${index + 1}`,
    nombre: `Persona Inventada Número ${index + 1}`,
    numeroTicket: `N${index + 1}`,
  }));
}
