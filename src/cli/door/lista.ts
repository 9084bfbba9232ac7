import { arrivalsPer } from "../../domain/attendance/arrivals.ts";
import {
  type Attendance,
  attendance,
  type DuplicateEntry,
} from "../../domain/attendance/attendance.ts";
import { guatemalaMinute, guatemalaTime } from "../../domain/dates/guatemala-time.ts";
import type { StoredLine } from "../../domain/door/log/events.ts";
import { amount } from "../../domain/text/amount.ts";
import { firstOf } from "../../domain/text/first-of.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { type Door, isOpen } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { unreadableLines } from "../words/backup-words.ts";

const INTERVAL_MS = 5 * 60_000;
/** Width of the longest bar, in characters. */
const BAR_WIDTH = 40;
/** The number of duplicates and corrected names to show; the rest is counted. */
const MOST_SHOWN = 20;

interface DoorsToday {
  readonly doors: readonly (Door & {
    readonly entered: number;
    readonly setAside: number;
  })[];
  readonly attended: Attendance;
  /** The lines that corrected a name, in the order in which they were recorded. */
  readonly renames: readonly Extract<StoredLine, { kind: "rename" }>[];
  readonly listed: number;
  /** The number of lines and doors that cannot be read. */
  readonly unreadable: number;
}

export const registerLista: RegisterCommand = (program, run) =>
  program
    .command("lista")
    .description("muestra las puertas, cuándo se supo de ellas y cuántas personas entraron")
    .usage(" ")
    .action(() => run(lista));

async function lista({ terminal, now, withStore }: CommandContext): Promise<boolean> {
  const { doors, attended, renames, listed, unreadable } = await withStore(doorsToday);
  if (doors.length === 0) {
    terminal.say('No se ha abierto ninguna puerta. Abra una: npm run puerta -- abrir --nombre "…"');
  }
  for (const door of doors) sayDoor(terminal, door, now);
  const entered = amount(attended.validEntries.size, "persona entró", "personas entraron");
  const people = amount(listed, "participante", "participantes");
  terminal.say(`En total: ${entered}; hay ${people} en la lista.`, "green");
  terminal.show(unreadableLines(unreadable), "out");
  sayRenames(terminal, renames);
  sayDuplicates(terminal, attended.duplicates);
  drawArrivals(terminal, attended);
  return true;
}

/** The doors, entries and corrections of the event so far, for organisers. */
async function doorsToday(store: Store): Promise<DoorsToday> {
  const doors = await store.door.list();
  const lines = await store.door.lines();
  const counted = lines.filter(({ isSetAside }) => !isSetAside);
  const attended = attendance(counted);
  const unreadable = await store.door.unreadable();
  return {
    doors: doors.map((door) => ({
      ...door,
      entered: attended.byDoor.get(door.name) ?? 0,
      setAside: lines.filter((line) => line.isSetAside && line.door === door.name).length,
    })),
    attended,
    renames: counted.filter((line) => line.kind === "rename"),
    listed: await store.countParticipants(),
    unreadable: unreadable.lines + unreadable.doors,
  };
}

function sayDoor(terminal: Terminal, door: DoorsToday["doors"][number], now: number): void {
  terminal.say(`${printable(door.name)}: ${amount(door.entered, "entrada", "entradas")}`);
  terminal.say(`  ${stateOf(door, now)}; ${contactOf(door, now)}`, "dim");
  if (door.setAside > 0) {
    const lines = amount(door.setAside, "registro apartado", "registros apartados");
    terminal.say(`  ${lines}`, "yellow");
  }
}

function stateOf(door: Door, now: number): string {
  if (door.closedAt !== null) return `cerrada desde el ${guatemalaMinute(door.closedAt)}`;
  const until = guatemalaMinute(door.validUntil);
  return isOpen(door, now) ? `abierta hasta el ${until}` : `venció el ${until}`;
}

/** Precise to a minute, because contacts are not stored more often. */
function contactOf({ lastContact }: Door, now: number): string {
  if (lastContact === null) return "ningún teléfono se ha conectado";
  const seconds = Math.max(0, Math.round((now - lastContact) / 1000));
  if (seconds < 60) return "en contacto";
  if (seconds < 3600) return `último contacto hace ${Math.floor(seconds / 60)} min`;
  return `último contacto el ${guatemalaMinute(lastContact)}`;
}

function sayDuplicates(terminal: Terminal, duplicates: readonly DuplicateEntry[]): void {
  if (duplicates.length === 0) return;
  terminal.say(`${amount(duplicates.length, "entrada doble", "entradas dobles")}:`, "yellow");
  const lines = duplicates.map(({ entry, valid }) => {
    const [again, first] = [entry, valid].map(
      ({ at, door }) => `${guatemalaTime(at).slice(11)} por ${printable(door)}`,
    );
    return `${entry.carnet}: entró a las ${first}; otra vez a las ${again}`;
  });
  for (const line of firstOf(lines, MOST_SHOWN)) terminal.say(`  ${line}`, "yellow");
}

function sayRenames(terminal: Terminal, renames: DoorsToday["renames"]): void {
  if (renames.length === 0) return;
  terminal.say("Nombres corregidos en las puertas:");
  const texts = renames.map(({ carnet, before, nombre, door, at }) => {
    const earlier = before === null ? "" : `«${printable(before)}», ahora `;
    const time = guatemalaTime(at).slice(11);
    return `${carnet}: ${earlier}«${printable(nombre)}», a las ${time} por ${printable(door)}`;
  });
  for (const text of firstOf(texts, MOST_SHOWN)) terminal.say(`  ${text}`);
}

/** Draws a bar for every five minutes in which somebody entered. */
function drawArrivals(terminal: Terminal, { validEntries }: Attendance): void {
  const arrivals = arrivalsPer(INTERVAL_MS, validEntries.values());
  const [first] = arrivals;
  if (first === undefined) return;
  const most = Math.max(...arrivals.map(({ count }) => count));
  terminal.say("Entradas cada cinco minutos:");
  let day = "";
  let end = first.from;
  for (const { from, count } of arrivals) {
    const [date = "", time = ""] = guatemalaMinute(from).split(" ");
    if (date !== day) terminal.say(`  ${date}`, "dim");
    else if (from > end) terminal.say("   ⋮", "dim");
    const bar = "█".repeat(Math.max(1, Math.round((count / most) * BAR_WIDTH)));
    terminal.say(`  ${time}  ${bar} ${count}`);
    day = date;
    end = from + INTERVAL_MS;
  }
}
