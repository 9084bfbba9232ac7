import type { Participant } from "../../domain/carnet/participant.ts";
import type { PanelLine, PanelQuestion } from "../../domain/panel/panel-calls.ts";
import { amount } from "../../domain/text/amount.ts";
import { firstOf } from "../../domain/text/first-of.ts";
import { alikeInWords } from "../../lists/faults/alike-words.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import type { PersonDoubt } from "../../operations/people/typed-person.ts";
import type { Question } from "../../operations/questions.ts";
import { differenceLines, personLine } from "./change-words.ts";
import { doubtLines } from "./list-words.ts";
import { whoIs } from "./people-words.ts";
import { bad, warning } from "./said.ts";

/** The number of people to name; the rest is counted. */
const MOST_NAMED = 5;

interface AskedInWords {
  /** Shown above the question: people, rows or changes that it is about. */
  readonly lines: readonly PanelLine[];
  readonly text: PanelQuestion["text"];
}

export function questionInWords(question: Question): AskedInWords {
  switch (question.kind) {
    case "doubtful-list":
      return { lines: doubtLines(question.doubts), text: "¿Guardar la lista así?" };
    case "doubtful-person":
      return {
        lines: question.doubts.map((doubt) => warning(doubtInWords(doubt))),
        text: "¿Guardarlo así?",
      };
    case "remove-person":
      return { lines: [], text: `¿Quitar a ${whoIs(question.person)}?` };
    case "remove-many": {
      const people = amount(question.removed.length, "participante", "participantes");
      const all = question.stored.toLocaleString("es-GT");
      const named = firstOf(question.removed.map(personLine), MOST_NAMED);
      return {
        lines: [
          warning(`Esta lista quita a ${people} de ${all}:`),
          ...named.map((line) => bad(`- ${line}`)),
        ],
        text: `¿Quitar a ${people}?`,
      };
    }
    case "remove-entered":
      return {
        lines: enteredLines(question.people),
        text: `¿Quitar a ${whoEntered(question.people.length)}?`,
      };
    case "undo":
      return {
        lines: differenceLines(question.plan),
        text: "¿Volver a como estaba antes del último cambio?",
      };
    case "create-database":
      return {
        lines: [
          warning(
            `La base de datos «${question.path}» no existe, y en su carpeta hay otra, «${question.beside}». Quizá DATABASE_URL tiene mal el nombre.`,
          ),
        ],
        text: "¿Crear una base nueva?",
      };
  }
}

/** How many of those who would be removed have entered, and who the first are. */
export function enteredLines(entered: readonly Participant[]): PanelLine[] {
  if (entered.length === 0) return [];
  const people = entered.map(({ carnet, nombre }) => `${carnet}  ${printable(nombre)}`);
  return [
    `Esta orden quita a ${whoEntered(entered.length)}:`,
    ...firstOf(people, MOST_NAMED).map((line) => `- ${line}`),
    "Su entrada queda anotada, pero sin su nombre ni su ticket.",
  ].map(warning);
}

function whoEntered(people: number): string {
  const entered = people === 1 ? "ya entró" : "ya entraron";
  return `${amount(people, "persona", "personas")} que ${entered} al evento`;
}

function doubtInWords(doubt: PersonDoubt): string {
  const value = printable(doubt.value);
  if (doubt.kind === "odd") return `«${value}»: ${doubt.problem}.`;
  return `«${value}»: ${alikeInWords(doubt)}.`;
}
