import type { PersonChange } from "../../../../../domain/list/list-change.ts";
import type { JournalEntry, JournalKind } from "../../../../../domain/organisers/journal.ts";
import { fieldNames, peopleInWords } from "../data/words.ts";

/** `importó una lista: cambió a 480 personas`. */
export function stepInWords({ kind, people, detail }: JournalEntry): string {
  const count = peopleInWords(people);
  switch (kind) {
    case "import":
      return `importó una lista: cambió a ${count}`;
    case "add":
      return people === 1 ? "agregó a una persona" : `agregó a ${count}`;
    case "correct":
      return people === 1 ? "corrigió a una persona" : `corrigió a ${count}`;
    case "remove":
      return people === 1 ? "quitó a una persona" : `quitó a ${count}`;
    case "undo":
      return `deshizo un paso de ${count}`;
    case "restore":
      return "restauró un respaldo";
    case "open-door":
      return `abrió la puerta «${detail}»`;
    case "renew-door":
      return `cambió el enlace de la puerta «${detail}»`;
    case "close-door":
      return `cerró la puerta «${detail}»`;
    case "set-aside":
      return `apartó lo que anotó la puerta «${detail}»`;
    case "put-back":
      return `repuso lo apartado de la puerta «${detail}»`;
    case "start-over":
      return "apartó entradas de práctica";
    case "invite":
      return `invitó a ${detail}`;
    case "end-access":
      return "terminó un acceso";
    case "change-certificates":
      return "cambió el diseño de las constancias";
    case "release-certificates":
      return "publicó las constancias";
    case "grant-certificate":
      return `dio una constancia a quien no pasó por la puerta: ${detail}`;
    case "revoke-grant":
      return "quitó una constancia que se había dado";
    case "withdraw-certificate":
      return `retiró una constancia: ${detail}`;
    case "give-back-certificate":
      return "devolvió una constancia";
    case "publish-texts":
      return `publicó los textos: ${detail}`;
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
