import type { EditionContent } from "./edition.ts";
import { romanNumeral } from "./pictures/roman-numeral.ts";

type State = NonNullable<EditionContent["edicion"]["estado"]>;
type Stated = Pick<EditionContent["edicion"], "estado">;

const words: Readonly<Record<State["tipo"], string>> = {
  cancelado: "Cancelado",
  pospuesto: "Pospuesto",
  "en-linea": "En línea",
};

/** The event's state in one word, such as «Cancelado»; `null` if it takes place as announced. */
export function stateWord({ estado }: Stated): string | null {
  return estado ? words[estado.tipo] : null;
}

export const isOnline = ({ estado }: Stated): boolean => estado?.tipo === "en-linea";

/** The map of the venue; none of an event to which nobody travels. */
export function mapOf(
  edicion: Stated & { readonly lugar?: Pick<EditionContent["edicion"]["lugar"], "mapa"> },
): string | undefined {
  return isTravelledTo(edicion) ? edicion.lugar?.mapa : undefined;
}

/** The link to the map, or to the venue on the page; `null` if nobody travels. */
export function directionsOf(edicion: Parameters<typeof mapOf>[0]): string | null {
  return isTravelledTo(edicion) ? (edicion.lugar?.mapa ?? "#sede") : null;
}

const isTravelledTo = (edicion: Stated) => !isOnline(edicion) && !isCalledOff(edicion);

/** Whether the dates of the content no longer hold: nothing is counted down to, and nothing sold. */
export function isCalledOff({ estado }: Stated): boolean {
  return (
    estado?.tipo === "cancelado" ||
    (estado?.tipo === "pospuesto" && estado.fechaAnterior === undefined)
  );
}

/** The full name of the edition: `XIII Convención de …`. */
export function fullTitle({
  numero,
  titulo,
}: Pick<EditionContent["edicion"], "numero" | "titulo">): string {
  return `${romanNumeral(numero)} ${titulo}`;
}

/** The full title for chats, calendars and search engines: `Cancelado: XIII Convención de …`. */
export function announcedTitle(
  edicion: Stated & Pick<EditionContent["edicion"], "numero" | "titulo">,
): string {
  const word = stateWord(edicion);
  return word === null ? fullTitle(edicion) : `${word}: ${fullTitle(edicion)}`;
}
