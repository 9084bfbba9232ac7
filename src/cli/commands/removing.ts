import { readCarnet } from "../../domain/carnet/read-carnet.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { enteredOf } from "../../operations/list/entered-of.ts";
import { carryOut, presentList, terminalEntry } from "../../operations/list/save-list.ts";
import { agrees, withConsent } from "../asking/ask.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";
import { enteredLines, personLine, whoEntered } from "../words/change-words.ts";
import { changedMeanwhile, good, UNDO_HINT } from "../words/command-output.ts";

export const registerQuitar: RegisterCommand = (program, run) =>
  program
    .command("quitar")
    .description("quita a un participante")
    .usage("CARNET [opciones]")
    .argument("<CARNET>", "con o sin guiones")
    .option("--si", "no pregunta nada: quita también a quien ya entró al evento")
    .action((carnet: string, { si }: { readonly si?: boolean }) =>
      run((context) => quitar(withConsent(context, si), carnet)),
    );

async function quitar(context: CommandContext, written: string): Promise<boolean> {
  const { terminal, withStore } = context;
  const reading = readCarnet(written);
  if (reading.kind !== "carnet") {
    return terminal.refuse(`«${printable(written)}» no es un carnet completo. No se cambió nada.`);
  }
  return withStore(async (store) => {
    const present = await presentList(store);
    const before = present.people.find(({ carnet }) => carnet === reading.carnet);
    if (before === undefined) {
      return terminal.refuse(
        `No hay ningún participante con el carnet ${reading.carnet}. No se cambió nada.`,
      );
    }
    const entered = await enteredOf(store, [before]);
    const question = `¿Quitar a ${whoEntered(1)}?`;
    if (entered.length > 0 && !(await agrees(context, question, enteredLines(entered)))) {
      return false;
    }
    const changes = [{ before, after: null }];
    const done = await carryOut(store, present, changes, terminalEntry("remove"));
    return terminal.conclude(
      done.kind === "outdated"
        ? changedMeanwhile
        : { done: true, lines: [good(`Se quitó a ${personLine(before)}.`)], hint: UNDO_HINT },
    );
  });
}
