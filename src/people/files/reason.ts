import type { Alike } from "../model/carnet/alike.ts";
import type { PersonFault } from "../model/carnet/check-person.ts";
import type { Participant } from "../model/carnet/participant.ts";
import type { CellPlace } from "./place.ts";
import type { PlainReason } from "./plain-reason-words.ts";

/** The reason why a value cannot be stored or is doubtful, as data; `reasonInWords` words it. */
export type Reason =
  | { readonly kind: PlainReason }
  | PersonFault
  /** A text that may have been any of these, the likeliest first. */
  | { readonly kind: "spellings"; readonly why: PlainReason; readonly spellings: readonly string[] }
  /** The spreadsheet shows another value than it stores. */
  | { readonly kind: "shown differs"; readonly shown: string; readonly stored: string }
  | {
      readonly kind: "repeated";
      /** `nombre` for people without a carnet, of one kind. */
      readonly field: "carnet" | "numeroTicket" | "nombre";
      readonly first: CellPlace;
    }
  /** A carnet or ticket that can be taken for the one of the other participant. */
  | ({ readonly kind: "alike" } & Omit<Alike, "participant">)
  | { readonly kind: "ticket taken"; readonly holder: Participant }
  | { readonly kind: "row width"; readonly cells: number; readonly width: number }
  | { readonly kind: "unnamed column"; readonly beside: string };
