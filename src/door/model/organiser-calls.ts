import { z } from "zod/mini";
import { forOrganisers } from "#platform/calls/organiser-call.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import { LONGEST_DOOR_NAME } from "./lines.ts";

/** The interval at which a visible page polls `TodayAnswer`, in ms. */
export const TODAY_EVERY_MS = 5000;
/** How long each interval of `arrivals` is, in ms. */
export const ARRIVALS_INTERVAL_MS = 600_000;

export const organiserDoorProblems = {
  doorIsOpen: {
    type: "/problemas/puerta-abierta",
    status: 409,
    title: "Ya hay una puerta abierta con ese nombre. Ciérrela antes, o use otro nombre.",
  },
  doorIsAlike: {
    type: "/problemas/puerta-parecida",
    status: 409,
    title:
      "Ya hay una puerta con ese nombre, con otras mayúsculas o tildes. Escríbalo igual, o use otro.",
  },
  noSuchDoor: {
    type: "/problemas/sin-puerta",
    status: 409,
    title: "Esa puerta ya no está abierta. Ábrala de nuevo.",
  },
  notDiscarded: {
    type: "/problemas/sin-descartar",
    status: 409,
    title:
      "La puerta está cerrada. Mientras tanto cambió lo que anotó, y no se descartó nada: búsquela en las puertas cerradas y descártelo ahí.",
  },
  otherEntries: {
    type: "/problemas/otras-entradas",
    status: 409,
    title: "Mientras tanto cambiaron las entradas. No se quitó nada: vea cuántas son y repítalo.",
  },
} as const satisfies Record<string, Problem>;

const doorName = z.string().check(z.minLength(1), z.maxLength(LONGEST_DOOR_NAME), z.refine(isTidy));

const shownDoorSchema = z.object({
  name: z.string(),
  isOpen: z.boolean(),
  isRehearsal: z.boolean(),
  openedAt: z.number(),
  validUntil: z.number(),
  closedAt: z.nullable(z.number()),
  lastContact: z.nullable(z.number()),
  entered: z.number(),
  duplicates: z.number(),
  /** Everything that the door recorded and that counts. */
  lines: z.number(),
  /** Differs for each link of the door. */
  linkId: z.string(),
});
const shownDoors = z.readonly(z.array(shownDoorSchema));

const linkAnswer = z.object({
  name: z.string(),
  /** For `doorLink` in `door/model/link.ts`. */
  secret: z.string(),
  linkId: z.string(),
  validUntil: z.number(),
});
export type LinkAnswer = z.infer<typeof linkAnswer>;

const arrivalSchema = z.object({
  at: z.number(),
  door: z.string(),
  carnet: z.string(),
  nombre: z.string(),
  numeroTicket: z.string(),
  walkIn: z.boolean(),
});
const arrivals = z.readonly(z.array(arrivalSchema));

/** What is asked for in an event of several days: a day's index, or all of them. */
const shownDaySchema = z.union([z.number(), z.literal("all")]);

const todayAnswer = z.object({
  now: z.number(),
  /** The days of an event of several, and how many entered on each; empty for one day. */
  days: z.readonly(z.array(z.object({ name: z.string(), entered: z.number() }))),
  /** Whom the figures are about: by default today, and all days once the event is over. */
  shownDay: shownDaySchema,
  registered: z.number(),
  visits: z.number(),
  entered: z.number(),
  /** How many people entered more than once on a day. */
  duplicates: z.number(),
  /** Lines and doors that somebody damaged by hand in the database; they count nowhere. */
  unreadable: z.number(),
  doors: shownDoors,
  /** People per interval, which begins at `from`, in order: twelve hours at most. */
  arrivals: z.readonly(z.array(z.object({ from: z.number(), count: z.number() }))),
  /** The last ten, newest first. */
  last: arrivals,
});

const attendanceAnswer = z.object({
  days: z.readonly(z.array(z.object({ name: z.string(), rows: arrivals }))),
});

/** How many lines of doors were set aside, and how many people were renamed back or removed by that. */
const setAsideAnswer = z.object({
  lines: z.number(),
  names: z.number(),
  people: z.number(),
});

export type ShownDoor = z.infer<typeof shownDoorSchema>;
export type Arrival = z.infer<typeof arrivalSchema>;
export type ShownDay = z.infer<typeof shownDaySchema>;
export type TodayAnswer = z.infer<typeof todayAnswer>;
export type AttendanceAnswer = z.infer<typeof attendanceAnswer>;
export type SetAsideAnswer = z.infer<typeof setAsideAnswer>;

const openDoorSchema = z.strictObject({
  name: doorName,
  /** In ms since the epoch. */
  validUntil: z.int(),
  isRehearsal: z.boolean(),
});
export type OpenDoorRequest = z.infer<typeof openDoorSchema>;
/** The number of lines that the organiser saw, so that none is discarded that was recorded meanwhile. */
const seenLines = z.int();
const closeDoorSchema = z.strictObject({
  name: doorName,
  /** Sets aside what the server recorded from this instant on, in ms since the epoch; `null`: nothing. */
  discardSince: z.nullable(z.int().check(z.nonnegative())),
  lines: seenLines,
});

/** The organisers' calls about doors and attendance. */
export const organiserDoorCalls = {
  /** Without a day, the server chooses it. */
  today: forOrganisers.ask("hoy", z.strictObject({ day: z.nullable(shownDaySchema) }), todayAnswer),
  attendance: forOrganisers.get("asistencia", attendanceAnswer, { isLong: true }),
  doors: forOrganisers.get("puertas", z.object({ now: z.number(), doors: shownDoors })),
  openDoor: forOrganisers.post("puertas/abrir", openDoorSchema, linkAnswer),
  /** A new link; the old one ends. */
  renewDoor: forOrganisers.post("puertas/renovar", z.strictObject({ name: doorName }), linkAnswer),
  closeDoor: forOrganisers.post("puertas/cerrar", closeDoorSchema, setAsideAnswer),
  /** Removes all practice entries before the event. */
  startOver: forOrganisers.post(
    "puertas/empezar",
    z.strictObject({ lines: seenLines }),
    setAsideAnswer,
  ),
} as const;
