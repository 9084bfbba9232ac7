import type { YamlEdits } from "../../../content/yaml/yaml-edits.ts";
import { localTime, weekdayOf } from "../../../domain/dates/content-dates.ts";
import { LONGEST_SUMMARY } from "../../../domain/edition/content-fields.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import type { Answers } from "../answers.ts";
import type { NamedEdition } from "./rename-edition.ts";

type Identity = EditionContent["edicion"];

interface IdentityChange {
  readonly current: Identity;
  readonly next: NamedEdition;
  readonly answers: Answers;
  readonly rename: (text: string) => string;
  /** Whether the place or its address changes. */
  readonly moved: boolean;
}

/**
 * Rewrites edicion.yaml: number, dates and place as given, all other texts of the edition marked as
 * sample.
 */
export function rewriteIdentity(yaml: YamlEdits, change: IdentityChange): void {
  renewTexts(yaml, change);
  renewDates(yaml, change);
  if (change.current.fases) renewPhases(yaml, change);
  if (change.moved) renewPlace(yaml, change);
}

function renewTexts(yaml: YamlEdits, { current, next, rename }: IdentityChange): void {
  yaml.set(["numero"], next.numero);
  yaml.set(["derechos"], Number(next.inicio.slice(0, 4)));
  yaml.rewrite(["titulo"], rename);
  yaml.rewrite(["lema"], rename);
  // The description stays unchanged if a longer date would make it exceed its limit.
  if (rename(current.descripcion).length <= LONGEST_SUMMARY) yaml.rewrite(["descripcion"], rename);
  yaml.rewrite(["entradas", "mensaje"], rename);
  yaml.markFields(["entradas"], { add: ["mensaje"], remove: [] });
  // Facts of the ending edition are marked until somebody confirms them.
  const facts = (["costo", "constancia", "constanciaComo"] as const).filter(
    (name) => current[name] !== undefined,
  );
  for (const name of facts) yaml.rewrite([name], rename);
  // Each edition may have a logo and a colour of its own; crests and networks stay.
  const looks = (["logo", "color"] as const).filter((name) => current[name] !== undefined);
  yaml.markFields([], {
    add: ["lema", "descripcion", ...facts, ...looks],
    remove: ["numero", "fechas", "derechos"],
  });
}

function renewDates(yaml: YamlEdits, { current, next }: IdentityChange): void {
  const { dia, fin } = current.fechas;
  if (dia !== undefined) yaml.set(["fechas", "dia"], weekdayOf(next.inicio));
  yaml.set(["fechas", "puertas"], next.puertas);
  yaml.set(["fechas", "inicio"], next.inicio);
  if (fin !== undefined) {
    yaml.set(["fechas", "fin"], shifted(fin, current.fechas.inicio, next.inicio));
  }
  yaml.markFields(["fechas"], {
    add: fin === undefined ? [] : ["fin"],
    remove: ["dia", "puertas", "inicio"],
  });
}

/** Tickets get the same lead time as before; organisers have to confirm that and the texts. */
function renewPhases(yaml: YamlEdits, { current, next }: IdentityChange): void {
  const opening = current.fases?.entradasDesde;
  if (opening !== undefined) {
    const moved = shifted(opening, current.fechas.puertas, next.puertas);
    yaml.set(["fases", "entradasDesde"], moved);
  }
  yaml.mark(["fases"]);
}

function renewPlace(yaml: YamlEdits, { current, answers }: IdentityChange): void {
  yaml.set(["lugar", "nombre"], answers.lugar);
  yaml.set(["lugar", "direccion"], answers.direccion);
  const sameAddress = current.lugar.direccion === answers.direccion;
  const { mapa, ciudad } = current.lugar;
  const map = mapa === undefined ? [] : ["mapa"];
  // Another address may be in another town.
  const town = sameAddress || ciudad === undefined ? [] : ["ciudad"];
  yaml.markFields(["lugar"], {
    add: sameAddress ? ["direccion", ...map] : [...map, ...town],
    remove: sameAddress ? ["nombre"] : ["nombre", "direccion"],
  });
}

/** `instant` at the same distance from `to` as it was from `from`, formatted at its own offset. */
function shifted(instant: string, from: string, to: string): string {
  const moved = Date.parse(instant) + Date.parse(to) - Date.parse(from);
  return localTime(moved, instant) + (/[+-]\d{2}:\d{2}$/.exec(instant)?.[0] ?? "Z");
}
