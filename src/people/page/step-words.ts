import { type JournalEntry, type JournalKind, stepWords } from "#access/model/journal.ts";
import { nameList } from "#platform/text/name-list.ts";
import { fields, shownIn, valueIn } from "../model/carnet/participant.ts";
import type { PersonChange } from "../model/list-change.ts";
import { fieldNames, peopleInWords } from "./words.ts";

/** `importó una lista: 480 personas`, `quitó a Ana Pérez`. */
export function stepInWords({ kind, people, detail }: JournalEntry, names: readonly string[] = []) {
  const count = people === 1 ? "una persona" : peopleInWords(people);
  return stepWords[kind](names.length > 0 ? nameList(names) : count, detail);
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
