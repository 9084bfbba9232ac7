import type { JournalEntry, JournalKind } from "#access/model/journal.ts";
import { nameList } from "#platform/text/name-list.ts";
import { fields, shownIn, valueIn } from "../model/carnet/participant.ts";
import type { PersonChange } from "../model/list-change.ts";
import { fieldNames, peopleInWords } from "./words.ts";

/** The words for each kind of step, from the number of people in words and the step's detail. */
const words: Readonly<Record<JournalKind, (people: string, detail: string) => string>> = {
  import: (people) => `importó una lista: ${people}`,
  add: (people) => `agregó a ${people}`,
  correct: (people) => `corrigió a ${people}`,
  join: (people) => `unió dos registros: ${people}`,
  remove: (people) => `quitó a ${people}`,
  undo: (people) => `deshizo un paso de ${people}`,
  restore: () => "restauró un respaldo",
  "open-door": (_, door) => `abrió la puerta «${door}»`,
  "renew-door": (_, door) => `cambió el enlace de la puerta «${door}»`,
  "close-door": (_, door) => `cerró la puerta «${door}»`,
  "door-add": (people) => `agregó en la puerta a ${people}`,
  "door-rename": (people) => `corrigió en la puerta el nombre de ${people}`,
  "set-aside": (_, door) => `descartó lo que anotó la puerta «${door}»`,
  "start-over": () => "descartó las entradas de práctica",
  invite: (_, name) => `invitó a ${name}`,
  "end-access": () => "terminó un acceso",
  "change-certificates": (_, who) =>
    who === "" ? "cambió el diseño de las constancias" : `decidió que recibe constancia ${who}`,
  "release-certificates": () => "publicó las constancias",
  "hide-certificates": () => "dejó de publicar las constancias",
  "issue-certificates": () => "emitió constancias",
  "renew-certificates": () => "emitió otra vez las constancias que decían otra cosa",
  "grant-certificate": (_, why) => `dio una constancia a quien no pasó por la puerta: ${why}`,
  "revoke-grant": () => "quitó una constancia que se había dado",
  "withdraw-certificate": (_, why) => `retiró una constancia: ${why}`,
  "give-back-certificate": () => "devolvió una constancia",
  "publish-texts": (_, what) => `publicó los textos: ${what}`,
  "reject-sign-up": (_, which) => `rechazó ${which}`,
  "reopen-sign-up": (_, which) => `volvió a revisión ${which}`,
  "remove-sign-ups": () => "borró las inscripciones de una edición anterior",
  "begin-announcement": (_, which) => `empezó el aviso ${which}`,
  "remove-announcement": (_, name) => `quitó el aviso «${name}»`,
  erase: () => "borró los datos de una persona",
};

/** `importó una lista: 480 personas`, `quitó a Ana Pérez`. */
export function stepInWords({ kind, people, detail }: JournalEntry, names: readonly string[] = []) {
  const count = people === 1 ? "una persona" : peopleInWords(people);
  return words[kind](names.length > 0 ? nameList(names) : count, detail);
}

/** `corrigió el nombre: «Ana Peres» → «Ana Pérez»`. */
export function changeInWords(kind: JournalKind, { before, after }: PersonChange): string {
  if (kind === "join")
    return after === null ? "se unió con otro registro" : "se le unió otro registro";
  if (before === null) return kind === "import" ? "llegó con una lista importada" : "se agregó";
  if (after === null) return kind === "undo" ? "se quitó al deshacer" : "se quitó de la lista";
  return fields
    .filter((field) => valueIn(before, field) !== valueIn(after, field))
    .map(
      (field) =>
        `${fieldNames[field].toLowerCase()} «${shownIn(before, field)}» → «${shownIn(after, field)}»`,
    )
    .join("; ");
}
