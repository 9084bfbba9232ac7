import { guatemalaMinute } from "../../domain/dates/guatemala-time.ts";
import { LONGEST_NAME } from "../../domain/organisers/journal.ts";
import { organisersLink } from "../../domain/organisers/page-facts.ts";
import { isTidy, tidyText } from "../../domain/text/tidy-text.ts";
import { UserError } from "../../domain/user-error.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { invite } from "../../operations/access/invite.ts";
import { TERMINAL } from "../../operations/list/save-list.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";
import { linkedSite, siteOption } from "../words/linked-site.ts";

interface Options {
  readonly nombre: string;
  readonly sitio?: string;
}

export const registerInvitar: RegisterCommand = (program, run) =>
  program
    .command("invitar")
    .description("da un enlace personal para entrar a /organizar, que sirve una vez")
    .usage('--nombre "NOMBRE" [opciones]')
    .requiredOption("--nombre <NOMBRE>", "cómo se llama la persona; firma lo que ella cambie")
    .option(...siteOption)
    .action((options: Options) => run((context) => invitar(context, options)));

async function invitar(context: CommandContext, { nombre, sitio }: Options): Promise<boolean> {
  const { terminal, withNewStore } = context;
  const name = tidyText(nombre);
  if (name === "" || name.length > LONGEST_NAME || !isTidy(name)) {
    throw new UserError(
      `--nombre: escriba un nombre de 1 a ${LONGEST_NAME} letras, sin signos que no se ven.`,
    );
  }
  const siteUrl = await linkedSite(context, sitio, "organizar -- invitar");
  const { secret, expiresAt } = await withNewStore((store) =>
    invite(store, { name, by: TERMINAL, now: Date.now() }),
  );
  terminal.say(
    `Enlace para ${printable(name)}. Sirve una vez, hasta el ${guatemalaMinute(expiresAt)}:`,
  );
  terminal.say(organisersLink(siteUrl, secret));
  terminal.say("Quien lo abra puede ver y cambiar toda la lista: envíelo solo a esa persona.");
  return true;
}
