import type { Participant } from "../../domain/carnet/participant.ts";
import { addPerson, correctPerson, removePerson } from "../../operations/people/change-people.ts";
import { carryOut, withConsent } from "../asking/ask-on-terminal.ts";
import { changedPersonInWords } from "../words/people-words.ts";
import type { CommandContext, RegisterCommand } from "./command.ts";

export const registerAgregar: RegisterCommand = (program, run) => {
  program
    .command("agregar")
    .description("agrega a una persona")
    .usage('CARNET --nombre "NOMBRE" --ticket NÚMERO [opciones]')
    .argument("<CARNET>", "con o sin guiones")
    .requiredOption("--nombre <NOMBRE>", "nombre completo, entre comillas")
    .requiredOption("--ticket <NÚMERO>", "número de ticket, que nadie más tenga")
    .option("--si", "no pregunta nada: acepta un dato dudoso")
    .action((carnet: string, { nombre, ticket, si }: Required<Typed>) =>
      run((context) => {
        const person = { carnet, nombre, numeroTicket: ticket };
        return change(context, si, (store, { copies }, agreed) =>
          addPerson(store, copies, person, agreed),
        );
      }),
    );
};

/** As the person wrote it; absent fields stay unchanged. */
interface Typed {
  readonly nombre?: string;
  readonly ticket?: string;
  readonly carnet?: string;
  readonly si?: boolean;
}

export const registerCorregir: RegisterCommand = (program, run) => {
  program
    .command("corregir")
    .description("corrige el nombre, el ticket o el carnet de una persona")
    .usage("CARNET [opciones]")
    .argument("<CARNET>", "el que está registrado, con o sin guiones")
    .option("--nombre <NOMBRE>", "nombre completo, entre comillas")
    .option("--ticket <NÚMERO>", "número de ticket, que nadie más tenga")
    .option("--carnet <CARNET>", "el carnet verdadero")
    .option("--si", "no pregunta nada: acepta un dato dudoso")
    .action((registered: string, { nombre, ticket, carnet, si }: Typed) =>
      run(async (context) => {
        if (nombre === undefined && ticket === undefined && carnet === undefined) {
          return context.terminal.refuse(
            "Diga qué corregir, con --nombre, --ticket o --carnet. No se cambió nada.",
          );
        }
        const written: Partial<Participant> = {
          ...(carnet === undefined ? {} : { carnet }),
          ...(nombre === undefined ? {} : { nombre }),
          ...(ticket === undefined ? {} : { numeroTicket: ticket }),
        };
        return change(context, si, (store, { copies }, agreed) =>
          correctPerson(store, copies, { registered, ...written }, agreed),
        );
      }),
    );
};

export const registerQuitar: RegisterCommand = (program, run) => {
  program
    .command("quitar")
    .description("quita a un participante")
    .usage("CARNET [opciones]")
    .argument("<CARNET>", "con o sin guiones")
    .option("--si", "no pregunta nada: quita también a quien ya entró al evento")
    .action((carnet: string, { si }: Typed) =>
      run((context) =>
        change(context, si, (store, { copies }, agreed) =>
          removePerson(store, copies, carnet, "if-entered", agreed),
        ),
      ),
    );
};

type Operation = (
  store: Parameters<typeof addPerson>[0],
  context: CommandContext,
  agreed: Parameters<typeof addPerson>[3],
) => ReturnType<typeof addPerson | typeof correctPerson | typeof removePerson>;

function change(
  context: CommandContext,
  si: boolean | undefined,
  operation: Operation,
): Promise<boolean> {
  return context.withStore((store) =>
    carryOut(
      withConsent(context, si),
      (agreed) => operation(store, context, agreed),
      changedPersonInWords,
    ),
  );
}
