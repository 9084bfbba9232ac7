import type { Alike } from "../../domain/carnet/alike.ts";
import type { Participant, PersonField } from "../../domain/carnet/participant.ts";
import type { CarnetDamage } from "../../domain/carnet/read-carnet.ts";
import type { CellPlace } from "../table/place.ts";
import type { PlainReason } from "./plain-reason-words.ts";

/** The reason why a value cannot be stored or is doubtful, as data; `reasonInWords` words it. */
export type Reason =
  | { readonly kind: PlainReason }
  | { readonly kind: "no carnet" }
  | { readonly kind: "missing"; readonly field: PersonField }
  /** A spreadsheet changed the carnet. */
  | { readonly kind: "damaged carnet"; readonly damage: CarnetDamage }
  /** What the cell may have said before a spreadsheet changed it, the likeliest first. */
  | {
      readonly kind: "several readings";
      readonly readings: readonly string[];
      readonly isDate?: boolean;
    }
  /** An invisible character; `code` is like `U+200B`. */
  | { readonly kind: "invisible"; readonly code: string; readonly before: string }
  | { readonly kind: "too long"; readonly most: number }
  /** The spreadsheet shows another value than it stores. */
  | { readonly kind: "shown differs"; readonly shown: string; readonly stored: string }
  | {
      readonly kind: "repeated";
      readonly field: "carnet" | "numeroTicket";
      readonly first: CellPlace;
    }
  /** A carnet or ticket that can be taken for the one of the other participant. */
  | ({ readonly kind: "alike" } & Omit<Alike, "participant">)
  | { readonly kind: "ticket taken"; readonly holder: Participant }
  | { readonly kind: "row width"; readonly cells: number; readonly width: number }
  | { readonly kind: "unnamed column"; readonly beside: string };
