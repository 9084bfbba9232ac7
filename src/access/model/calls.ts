import { z } from "zod/mini";
import { LONGEST_DOOR_NAME } from "#door/model/log/events.ts";
import { personChangeSchema } from "#people/model/list-change.ts";
import type { Problem } from "#platform/calls/api-schemas.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import { LONGEST_NAME, listKinds } from "./journal.ts";

/** The calls of the organisers' page; a browser signs in once and sends its cookie with each. */
export const organiserPaths = {
  /** `GET` SessionAnswer. The only call besides `signIn` that answers without a session. */
  session: "/api/organizar/sesion",
  /** `POST` signInSchema. */
  signIn: "/api/organizar/entrar",
  /** `POST` without a body. */
  signOut: "/api/organizar/salir",
  /** `POST` nameSchema: the name of this session's organiser. */
  name: "/api/organizar/nombre",
  /** `GET` AccessAnswer. */
  access: "/api/organizar/accesos",
  /** `POST` nameSchema, InvitedAnswer. */
  invite: "/api/organizar/accesos/invitar",
  /** `POST` idSchema: ends a session, or withdraws an invitation. */
  endAccess: "/api/organizar/accesos/terminar",
  /** `GET` TodayAnswer. */
  today: "/api/organizar/hoy",
  /** `GET` PeopleAnswer. */
  people: "/api/organizar/lista",
  /** `POST` changeSchema, ChangedAnswer. */
  change: "/api/organizar/lista/cambiar",
  /** `POST` carnetSchema, Erased: takes a person's data out of everything but old backups. */
  erase: "/api/organizar/lista/borrar-datos",
  /** `POST` journalSchema, JournalAnswer. */
  journal: "/api/organizar/diario",
  /** `POST` idSchema, StepAnswer: the changes of one step. */
  step: "/api/organizar/diario/paso",
  /** `POST` carnetSchema, HistoryAnswer. */
  history: "/api/organizar/diario/persona",
  /** `GET` HistoryAnswer: what organisers corrected and removed by hand. */
  corrections: "/api/organizar/diario/correcciones",
  /** `GET` DoorsAnswer. */
  doors: "/api/organizar/puertas",
  /** `POST` openDoorSchema, LinkAnswer. */
  openDoor: "/api/organizar/puertas/abrir",
  /** `POST` doorSchema, LinkAnswer: a new link; the old one ends. */
  renewDoor: "/api/organizar/puertas/renovar",
  /** `POST` closeDoorSchema, SetAsideAnswer. */
  closeDoor: "/api/organizar/puertas/cerrar",
  /** `POST` without a body, SetAsideAnswer: removes all practice entries before the event. */
  startOver: "/api/organizar/puertas/empezar",
  /** `GET` AttendanceAnswer. */
  attendance: "/api/organizar/asistencia",
  /** `GET` a backup as JSON; its shape is in `backup/server/backup-file.ts`. */
  backup: "/api/organizar/respaldo",
  /** `POST` a backup, RestorePlanAnswer. */
  planRestore: "/api/organizar/respaldo/comparar",
  /** `POST` restoreSchema. */
  restore: "/api/organizar/respaldo/restaurar",
} as const;

/** The name of the session's cookie; the prefix needs HTTPS. */
export const organiserCookie = { secure: "__Host-organizar", plain: "organizar" } as const;
/** A session ends when it was not used for this time, in ms. */
export const SESSION_MS = 12 * 3_600_000;
/** An invitation is valid for this time, in ms. */
export const INVITATION_MS = 7 * 24 * 3_600_000;
/** The interval at which a visible page polls `TodayAnswer`, in ms. */
export const TODAY_EVERY_MS = 5000;
/** The largest body with a list: 20,000 people before and after. */
export const LARGEST_CHANGE_BYTES = 6 * 1024 * 1024;
/** The largest body with a backup. */
export const LARGEST_BACKUP_BYTES = 16 * 1024 * 1024;
/** The shortest and longest `ORGANISERS_KEY`. */
export const SHORTEST_KEY = 20;
export const LONGEST_KEY = 200;

/** The organisers' problems; the visitors' `problems` may come too. */
export const organiserProblems = {
  signedOut: {
    type: "/problemas/sin-sesion",
    status: 401,
    title: "Su sesión terminó. Entre de nuevo: lo que estaba escribiendo sigue en esta pestaña.",
  },
  wrongKey: {
    type: "/problemas/clave-equivocada",
    status: 403,
    title: "Esa clave no es la de este sitio. Revísela y escríbala de nuevo.",
  },
  usedLink: {
    type: "/problemas/enlace-usado",
    status: 403,
    title: "Este enlace ya se usó o venció. Pida uno nuevo a quien organiza.",
  },
  tooManyKeys: {
    type: "/problemas/demasiadas-claves",
    status: 429,
    title:
      "Tampoco es esa, y desde su red hubo muchos intentos. Pida la clave o un enlace nuevo a quien organiza.",
  },
  invalidOrganiserRequest: {
    type: "/problemas/solicitud-de-organizador",
    status: 400,
    title: "El sitio no entendió lo que pidió esta página. Recárguela y pruebe otra vez.",
  },
  /** Nothing was saved: read the list again and plan the change on it. */
  outdated: {
    type: "/problemas/lista-cambiada",
    status: 409,
    title: "Alguien más cambió la lista mientras tanto. No se guardó nada.",
  },
  doorIsOpen: {
    type: "/problemas/puerta-abierta",
    status: 409,
    title: "Ya hay una puerta abierta con ese nombre. Ciérrela antes, o use otro nombre.",
  },
  noSuchDoor: {
    type: "/problemas/sin-puerta",
    status: 409,
    title: "Esa puerta ya no está abierta. Ábrala de nuevo.",
  },
  noPublicAddress: {
    type: "/problemas/sin-direccion-publica",
    status: 409,
    title:
      "Las constancias llevan la dirección del sitio, y este no la sabe. Pida a quien lo instaló que defina SITE_URL y lo construya otra vez.",
  },
  noSuchItem: {
    type: "/problemas/ya-no-existe",
    status: 404,
    title: "Eso ya no existe. Recargue la página.",
  },
  notABackup: {
    type: "/problemas/respaldo-ilegible",
    status: 400,
    title: "Ese archivo no es un respaldo de este sitio. Elija otro.",
  },
} as const satisfies Record<string, Problem>;

const secret = z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY));
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const organiserName = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME), z.refine(isTidy));
const doorName = z.string().check(z.minLength(1), z.maxLength(LONGEST_DOOR_NAME), z.refine(isTidy));

export const signInSchema = z.union([
  z.strictObject({ key: secret }),
  z.strictObject({ link: secret }),
]);
export const nameSchema = z.strictObject({ name: organiserName });
export const idSchema = z.strictObject({ id });
export const carnetSchema = z.strictObject({ carnet: z.string().check(z.regex(/^[0-9-]{1,24}$/)) });
/** `before` is the id of the last entry of the page before; `null` for the newest entries. */
export const journalSchema = z.strictObject({ before: z.nullable(id) });
export const changeSchema = z.strictObject({
  version: z.string().check(z.maxLength(64)),
  kind: z.enum(listKinds),
  undoes: z.nullable(id),
  changes: z.array(personChangeSchema).check(z.minLength(1), z.maxLength(50_000)),
});
export const openDoorSchema = z.strictObject({
  name: doorName,
  /** In ms since the epoch. */
  validUntil: z.int(),
  isRehearsal: z.boolean(),
});
export const doorSchema = z.strictObject({ name: doorName });
export const closeDoorSchema = z.strictObject({
  name: doorName,
  /** Sets aside what the server recorded from this instant on, in ms since the epoch; `null`: nothing. */
  discardSince: z.nullable(z.int().check(z.nonnegative())),
});
export const restoreSchema = z.strictObject({
  /** The text of the backup, as it was compared. */
  backup: z.string(),
  /** `version` of the comparison. */
  version: z.string().check(z.maxLength(64)),
});

export type SignIn = z.infer<typeof signInSchema>;
export type ChangeRequest = z.infer<typeof changeSchema>;
export type OpenDoorRequest = z.infer<typeof openDoorSchema>;
export type CloseDoorRequest = z.infer<typeof closeDoorSchema>;
export type RestoreRequest = z.infer<typeof restoreSchema>;
