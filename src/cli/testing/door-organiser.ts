import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import type { SentEvent } from "../../domain/door/log/events.ts";
import { openStore } from "../../store/open-store.ts";
import { puerta } from "../door/puerta.ts";
import { runProgram } from "../program.ts";
import { Collected, newOrganiser } from "./organiser.ts";

export const north = "Entrada norte";
export const south = "Entrada sur";

/** Half an hour after the doors of the tests' edition open. */
export const now = Date.parse("2025-10-04T07:30:00-06:00");

export interface DoorRun {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly env?: Record<string, string>;
}

export type DoorOrganiser = Awaited<ReturnType<typeof newDoorOrganiser>>;

/** An organiser with doors, whose database contains the given list. */
export async function newDoorOrganiser(...rows: readonly string[]) {
  const organiser = await newOrganiser();
  await organiser.registers(...rows);
  async function sends(door: string, event: SentEvent): Promise<void> {
    const store = await openStore(organiser.databaseUrl);
    try {
      await store.door.record({ name: door, isRehearsal: false }, [event]);
    } finally {
      await store.close();
    }
  }
  async function atDoors(when: DoorRun, ...args: readonly string[]) {
    const [out, err] = [new Collected(), new Collected()];
    const exitCode = await runProgram(puerta, args, {
      env: {
        DATABASE_URL: organiser.databaseUrl,
        CONTENT_DIR: "src/testing/edition",
        SITE_URL: "https://convencion.example.org",
        ...when.env,
      },
      out,
      err,
      input: new PassThrough().end(),
      now: when.now,
    });
    return { exitCode, out: out.text, err: err.text.replace(/^Base de datos: .*\n/m, "") };
  }
  return {
    ...organiser,
    /** Runs a command of `npm run puerta`. */
    atDoors,
    /** Opens a door at `now`. */
    opens: (door: string, ...options: readonly string[]) =>
      atDoors({ now }, "abrir", "--nombre", door, ...options),
    /** Records an entry as a phone at `door` sends it: `at` is in ms since the epoch. */
    letsIn: (door: string, carnet: string, at: number) =>
      sends(door, { kind: "entry", id: randomUUID(), at, carnet }),
    renames: (door: string, carnet: string, at: number, nombre: string) =>
      sends(door, { kind: "rename", id: randomUUID(), at, carnet, nombre }),
    walksIn: (door: string, carnet: string, at: number, nombre: string) =>
      sends(door, { kind: "walk-in", id: randomUUID(), at, carnet, nombre, numeroTicket: "9" }),
  };
}
