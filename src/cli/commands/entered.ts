import type { Participant } from "../../domain/carnet/participant.ts";
import { attendance } from "../../domain/door/attendance.ts";
import { amount } from "../../domain/text/amount.ts";
import { firstOf } from "../../domain/text/first-of.ts";
import { printable } from "../../lists/rows/fault.ts";
import { wholeLog } from "../../store/port/door-store.ts";
import type { Store } from "../../store/port/store.ts";
import { agrees } from "../asking/confirm.ts";
import type { CommandContext } from "./command.ts";

/** People named before the rest is only counted. */
const MOST_NAMED = 5;

/**
 * Whether none of `removed` has entered the event, or the person agrees to remove them all the
 * same. Asked last: it looks again after each answer, since people enter while a question waits.
 */
export async function acceptsEntered(
  context: CommandContext,
  store: Store,
  removed: readonly Participant[],
): Promise<boolean> {
  const agreed = new Set<string>();
  for (;;) {
    const entered = await enteredOf(store, removed);
    const unasked = entered.filter(({ carnet }) => !agreed.has(carnet));
    if (unasked.length === 0) return true;
    reportEntered(context, unasked);
    const question = {
      id: "remove-entered",
      text: `¿Quitar a ${whoEntered(unasked.length)}?`,
      about: unasked.map(({ carnet }) => carnet),
    } as const;
    if (!(await agrees(context, question))) return false;
    for (const { carnet } of unasked) agreed.add(carnet);
  }
}

/** Those of `people` who have entered. */
export async function enteredOf(
  store: Store,
  people: readonly Participant[],
): Promise<readonly Participant[]> {
  if (people.length === 0) return [];
  const { validEntries } = attendance(await wholeLog(store.door));
  return people.filter(({ carnet }) => validEntries.has(carnet));
}

/** Says how many of those who would be removed have entered, and who the first are. */
export function reportEntered(
  { terminal }: Pick<CommandContext, "terminal">,
  entered: readonly Participant[],
): void {
  if (entered.length === 0) return;
  terminal.printError(`Esta orden quita a ${whoEntered(entered.length)}:`, "yellow");
  const people = entered.map(({ carnet, nombre }) => `${carnet}  ${printable(nombre)}`);
  for (const line of firstOf(people, MOST_NAMED)) terminal.printError(`- ${line}`, "yellow");
  terminal.printError("Su entrada queda anotada, pero sin su nombre ni su ticket.", "yellow");
}

function whoEntered(people: number): string {
  const entered = people === 1 ? "ya entró" : "ya entraron";
  return `${amount(people, "persona", "personas")} que ${entered} al evento`;
}
