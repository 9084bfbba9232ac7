import type { PersonChange } from "../../../../../domain/list/list-change.ts";
import type { JournalEntry, JournalKind } from "../../../../../domain/organisers/journal.ts";
import { fieldNames, peopleInWords } from "../data/words.ts";

/** `Importó una lista: 480 personas`. */
export function stepInWords({ kind, people, detail }: JournalEntry): string {
  const count = peopleInWords(people);
  switch (kind) {
    case "import":
      return `Importó una lista: cambió a ${count}`;
    case "add":
      return people === 1 ? "Agregó a una persona" : `Agregó a ${count}`;
    case "correct":
      return people === 1 ? "Corrigió a una persona" : `Corrigió a ${count}`;
    case "remove":
      return people === 1 ? "Quitó a una persona" : `Quitó a ${count}`;
    case "undo":
      return `Deshizo un paso de ${count}`;
    case "restore":
      return "Restauró un respaldo";
    case "open-door":
      return `Abrió la puerta «${detail}»`;
    case "renew-door":
      return `Cambió el enlace de la puerta «${detail}»`;
    case "close-door":
      return `Cerró la puerta «${detail}»`;
    case "set-aside":
    case "put-back":
    case "start-over":
      return "Apartó entradas de práctica";
    case "invite":
      return `Invitó a ${detail}`;
    case "end-access":
      return "Terminó un acceso";
  }
}

/** `corrigió el nombre: «Ana Peres» → «Ana Pérez»`. */
export function changeInWords(kind: JournalKind, { before, after }: PersonChange): string {
  if (before === null) return kind === "import" ? "llegó con una lista importada" : "se agregó";
  if (after === null) return kind === "undo" ? "se quitó al deshacer" : "se quitó de la lista";
  const fields = (["carnet", "nombre", "numeroTicket"] as const).filter(
    (field) => before[field] !== after[field],
  );
  return fields
    .map((field) => `${fieldNames[field]} «${before[field]}» → «${after[field]}»`)
    .join("; ");
}
