import { renderUnicodeCompact } from "uqr";
import { readEventDates } from "../../content/built-edition.ts";
import { guatemalaMinute, readGuatemalaTime } from "../../domain/dates/guatemala-time.ts";
import { doorLink } from "../../domain/door/link.ts";
import { LONGEST_DOOR_NAME } from "../../domain/door/log/events.ts";
import { phaseDates } from "../../domain/phases/phase.ts";
import { isTidy, tidyText } from "../../domain/text/tidy-text.ts";
import { UserError } from "../../domain/user-error.ts";
import { printable } from "../../lists/faults/list-fault.ts";
import { openDoor } from "../../operations/doors/open-door.ts";
import type { CommandContext, RegisterCommand } from "../program.ts";
import { linkedSite, siteOption } from "../words/linked-site.ts";

/** How long a link stays valid after the event, for counting and clearing up, in ms. */
const AFTER_THE_END_MS = 6 * 3_600_000;

export const registerAbrir: RegisterCommand = (program, run) =>
  program
    .command("abrir")
    .description("abre una puerta y da el enlace para su teléfono")
    .usage('--nombre "NOMBRE" [opciones]')
    .requiredOption("--nombre <NOMBRE>", 'cómo se llama la puerta, como "Entrada norte"')
    .option(
      "--hasta <HORA>",
      'hasta cuándo vale el enlace, como "2025-10-04 20:00" o 20:00; si no se indica, seis horas después del evento',
    )
    .option(...siteOption)
    .action((options: Options) => run((context) => abrir(context, options)));

interface Options {
  readonly nombre: string;
  readonly hasta?: string;
  readonly sitio?: string;
}

async function abrir(context: CommandContext, { nombre, hasta, sitio }: Options): Promise<boolean> {
  const { terminal, now, withStore } = context;
  const name = doorName(nombre);
  const siteUrl = await linkedSite(context, sitio, "puerta -- abrir");
  const validUntil = await untilWhen(context, hasta);
  const outcome = await withStore((store) => openDoor(store, { name, validUntil, now }));
  const shown = printable(name);
  if (outcome.kind === "already-open") {
    return terminal.refuse(
      `La puerta «${shown}» ya está abierta, y su enlace no se puede volver a mostrar. Ábrala con otro nombre, o ciérrela antes, que borra la lista de sus teléfonos: npm run puerta -- cerrar "${shown}"`,
    );
  }
  const link = doorLink(siteUrl, outcome.secret);
  terminal.say(`Puerta «${shown}» abierta hasta el ${guatemalaMinute(validUntil)}.`, "green");
  terminal.say("Abra este enlace en el teléfono de la puerta, o escanéelo con su cámara:");
  terminal.say(link);
  // In half blocks; light modules are drawn, dark ones are blank.
  const code = renderUnicodeCompact(link, { ecc: "M", border: 2 });
  for (const line of code.split("\n")) terminal.say(line, "code");
  if (!/^https:|^http:\/\/localhost(?::|$)/.test(siteUrl)) {
    terminal.printError("Sin https los teléfonos no prestan su cámara.", "yellow");
  }
  terminal.say(
    "Quien tenga el enlace ve la lista completa y anota entradas: no lo publique. Si se pierde un teléfono, cierre su puerta:",
  );
  terminal.say(`npm run puerta -- cerrar "${shown}"`, "dim");
  return true;
}

function doorName(written: string): string {
  const name = tidyText(written);
  if (name !== "" && name.length <= LONGEST_DOOR_NAME && isTidy(name)) return name;
  throw new UserError(
    `--nombre: escriba un nombre de 1 a ${LONGEST_DOOR_NAME} letras, sin signos que no se ven.`,
  );
}

/** Until when the link is valid. Throws `UserError` where nothing can be opened. */
async function untilWhen({ folders, now }: CommandContext, written?: string): Promise<number> {
  const example = `--hasta "${guatemalaMinute(now + AFTER_THE_END_MS)}"`;
  if (written !== undefined) {
    const until = readGuatemalaTime(written, now);
    if (until !== null && until > now) return until;
    throw new UserError(
      until === null
        ? `--hasta «${printable(written)}» no es una fecha con hora de Guatemala. Escriba: ${example}`
        : `--hasta: las ${guatemalaMinute(until)} ya pasaron.`,
    );
  }
  const fechas = await readEventDates(folders);
  const end = fechas === null ? null : phaseDates({ fechas }).end;
  if (end !== null && end + AFTER_THE_END_MS > now) return end + AFTER_THE_END_MS;
  throw new UserError(
    end === null
      ? `No se sabe cuándo es el evento. Diga hasta cuándo: ${example}`
      : `El evento terminó el ${guatemalaMinute(end)}. Para abrir una puerta de todos modos, diga hasta cuándo: ${example}`,
  );
}
