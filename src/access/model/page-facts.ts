import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import type { EventDays } from "#edition/model/event-days.ts";
import type { PhaseDates } from "#edition/model/phases/phase.ts";

/** The path of the organisers' page; its parts have paths below it. */
export const ORGANISERS_PAGE = "/organizar";
export const ORGANISERS_FILE = "organizar.html";
export const ORGANISERS_ROOT = "organizar";

/** The facts of the edition that the build gives to the page: JSON in `data-edition` of its root element. */
export interface PageFacts {
  /** The full title, such as `XIII Convención de …`. */
  readonly title: string;
  readonly carnet: CarnetGroups;
  readonly dates: PhaseDates;
  readonly days: EventDays;
  /** The public URL without trailing slash, for the doors' links; `null` if the build has none. */
  readonly siteUrl: string | null;
  /** The certificates' facts about the event, and the URL of their fonts and marks; `null` if the texts have faults. */
  readonly certificate: {
    readonly event: {
      readonly evento: string;
      readonly fecha: string;
      readonly numero: number;
      readonly facultad: string;
      readonly centro: string;
      /** The accent on white paper. */
      readonly colour: string;
    };
    readonly file: string;
  } | null;
  /** The talks of the programme with their speakers' names, for those speakers' certificates. */
  readonly talks?: readonly { readonly title: string; readonly speakers: readonly string[] }[];
  /** How students sign up on the page; missing if they do not. */
  readonly registration?: EditionContent["edicion"]["inscripcion"];
  /** How many fields still contain sample material. */
  readonly samples: number;
}

/** The link that signs in. No log has its secret, because browsers send no fragment; `part` is as `/textos`. */
export function organisersLink(site: string, secret: string, part = ""): string {
  return `${site}${ORGANISERS_PAGE}${part}#${secret}`;
}
