import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import type { SentEvent } from "../../domain/door/log/events.ts";
import { openStore } from "../../store/open-store.ts";
import { puerta } from "../door/puerta.ts";
import { runProgram } from "../program.ts";
import { Collected, newOrganiser, type Organiser, type Seen } from "./organiser.ts";

export const north = "Entrada norte";
export const south = "Entrada sur";

/** Half an hour after the doors of the tests' edition open. */
export const now = Date.parse("2025-10-04T07:30:00-06:00");

export interface DoorRun {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly env?: Record<string, string>;
}

/** An organiser with doors, whose database contains the given list. */
export interface DoorOrganiser extends Organiser {
  /** Runs a command of `npm run puerta`. */
  atDoors(when: DoorRun, ...args: readonly string[]): Promise<Omit<Seen, "database">>;
  /** Opens a door at `now`. */
  opens(door: string, ...options: readonly string[]): Promise<Omit<Seen, "database">>;
  /** Records an entry as a phone at `door` sends it: `at` is in ms since the epoch. */
  letsIn(door: string, carnet: string, at: number): Promise<void>;
  renames(door: string, carnet: string, at: number, nombre: string): Promise<void>;
  walksIn(door: string, carnet: string, at: number, nombre: string): Promise<void>;
}

export async function newDoorOrganiser(...rows: readonly string[]): Promise<DoorOrganiser> {
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
    atDoors,
    opens: (door, ...options) => atDoors({ now }, "abrir", "--nombre", door, ...options),
    letsIn: (door, carnet, at) => sends(door, { kind: "entry", id: randomUUID(), at, carnet }),
    renames: (door, carnet, at, nombre) =>
      sends(door, { kind: "rename", id: randomUUID(), at, carnet, nombre }),
    walksIn: (door, carnet, at, nombre) =>
      sends(door, { kind: "walk-in", id: randomUUID(), at, carnet, nombre, numeroTicket: "9" }),
  };
}
