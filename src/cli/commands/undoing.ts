import { guatemalaTime } from "../../domain/dates/guatemala-time.ts";
import { planUndo } from "../../domain/list/plan-undo.ts";
import { type JournalEntry, lastStep } from "../../domain/organisers/journal.ts";
import { amount } from "../../domain/text/amount.ts";
import { firstOf } from "../../domain/text/first-of.ts";
import { enteredOf } from "../../operations/list/entered-of.ts";
import { carryOut, presentList, terminalEntry } from "../../operations/list/save-list.ts";
import type { Store } from "../../store/port/store.ts";
import { agrees, withConsent } from "../asking/ask.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";
import { differenceLines, enteredLines, personLine, whoEntered } from "../words/change-words.ts";
import { bad, changedMeanwhile, good, line } from "../words/command-output.ts";

/** The number of journal entries that are searched for a step that was not undone yet. */
const MOST_STEPS = 200;

export const registerDeshacer: RegisterCommand = (program, run) =>
  program
    .command("deshacer")
    .description("deshace el último cambio de la lista que no se deshizo todavía")
    .usage("[opciones]")
    .option("--simular", "solo dice qué cambiaría; no guarda nada")
    .option("--si", "no pregunta nada: quita también a quienes ya entraron al evento")
    .action(({ simular, si }: { simular?: boolean; si?: boolean }) =>
      run((context) =>
        context.withStore((store) => deshacer(withConsent(context, si), store, simular === true)),
      ),
    );

async function deshacer(context: CommandContext, store: Store, simulate: boolean) {
  const { terminal } = context;
  const step = lastStep(await store.journal.list(null, MOST_STEPS));
  if (step === null) {
    return terminal.refuse("No hay nada que deshacer: el diario no tiene cambios de la lista.");
  }
  const present = await presentList(store);
  const plan = planUndo(await store.journal.changes(step.id), present.people);
  terminal.show([line(stepInWords(step))], "err");
  if (plan.kind === "blocked") {
    const people = firstOf(plan.people.map(personLine), 5).map((line) => bad(`- ${line}`));
    const lines = [bad("No se puede deshacer: esto cambió después. No se cambió nada."), ...people];
    return terminal.conclude({ done: false, lines });
  }
  const { changes } = plan;
  const removed = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const entered = await enteredOf(store, removed);
  if (simulate) {
    terminal.show(differenceLines(changes), "out");
    terminal.show(enteredLines(entered), "err");
    terminal.say("Era una simulación. No se guardó nada.", "yellow");
    return true;
  }
  if (!(await agrees(context, "¿Deshacer ese cambio?", differenceLines(changes)))) return false;
  const question = `¿Quitar a ${whoEntered(entered.length)}?`;
  if (entered.length > 0 && !(await agrees(context, question, enteredLines(entered)))) return false;
  const done = await terminal.progress("Deshaciendo", (onProgress) =>
    carryOut(store, present, changes, terminalEntry("undo", step.id), onProgress),
  );
  if (done.kind === "outdated") return terminal.conclude(changedMeanwhile);
  return terminal.conclude({ done: true, lines: [good("Listo: ese cambio se deshizo.")] });
}

const kinds: Partial<Record<JournalEntry["kind"], string>> = {
  import: "una lista importada",
  add: "alguien agregado",
  correct: "una corrección",
  remove: "alguien quitado",
};

function stepInWords({ at, by, kind, people }: JournalEntry): string {
  const who = amount(people, "persona", "personas");
  return `Último cambio: ${kinds[kind] ?? kind} (${who}), por ${by}, ${guatemalaTime(at)}.`;
}
