import { LONGEST_NAME } from "#access/model/journal.ts";
import { organisersLink } from "#access/model/page-facts.ts";
import { newInvitation } from "#access/server/invite.ts";
import { printable } from "#people/files/list-fault.ts";
import { terminalEntry } from "#people/server/save-list.ts";
import type { RegisterCommand } from "#platform/terminal/command.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { guatemalaMinute } from "#platform/text/guatemala-time.ts";
import { isTidy, tidyText } from "#platform/text/tidy-text.ts";
import type { ProgramContext } from "./program.ts";

interface Options {
  readonly nombre: string;
  readonly sitio?: string;
  readonly soloListaYPuertas?: true;
}

export const registerInvitar: RegisterCommand<ProgramContext> = (program, run) =>
  program
    .command("invitar")
    .description("da un enlace personal para entrar a /organizar, que sirve una vez")
    .usage('--nombre "NOMBRE" [opciones]')
    .requiredOption("--nombre <NOMBRE>", "cómo se llama la persona; firma lo que ella cambie")
    .option("--solo-lista-y-puertas", "no ve avisos, constancias, textos, accesos ni respaldo")
    .option(
      "--sitio <DIRECCIÓN>",
      "la dirección pública del sitio, https://…; si no se indica, la de SITE_URL o la de lo construido",
    )
    .action((options: Options) => run((context) => invitar(context, options)));

async function invitar(context: ProgramContext, options: Options): Promise<boolean> {
  const { nombre, sitio, soloListaYPuertas = false } = options;
  const role = soloListaYPuertas ? "list-and-doors" : "all";
  const { terminal, withNewStore } = context;
  const name = tidyText(nombre);
  if (name === "" || name.length > LONGEST_NAME || !isTidy(name)) {
    throw new UserError(
      `--nombre: escriba un nombre de 1 a ${LONGEST_NAME} letras, sin signos que no se ven.`,
    );
  }
  const site = await context.siteUrl(sitio);
  if (site === null) {
    throw new UserError(
      "No se sabe la dirección pública del sitio, que va en el enlace. Agregue --sitio https://convencion.example.org",
    );
  }
  const { secret, expiresAt } = await withNewStore((store) =>
    newInvitation(store.access, { name, role }, Date.now(), {
      entry: terminalEntry("invite", name),
    }),
  );
  terminal.say(
    `Enlace para ${printable(name)}. Sirve una vez, hasta el ${guatemalaMinute(expiresAt)}:`,
  );
  terminal.say(organisersLink(site, secret));
  terminal.say("Quien entre con él puede ver y cambiar toda la lista: envíelo solo a esa persona.");
  return true;
}
