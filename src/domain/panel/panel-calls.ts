import type { Participant } from "../carnet/participant.ts";

/** The calls between the panel's page and its server on the same computer; all are `POST`. */
export const panelPaths = {
  enter: "/api/entrar",
  state: "/api/estado",
  readList: "/api/lista/leer",
  compareList: "/api/lista/comparar",
  saveList: "/api/lista/guardar",
  search: "/api/personas/buscar",
  add: "/api/personas/agregar",
  correct: "/api/personas/corregir",
  remove: "/api/personas/quitar",
  undo: "/api/deshacer",
  backUp: "/api/respaldar",
  download: "/api/descargar",
  close: "/api/cerrar",
} as const;

/** Headers that come with the bytes of a list; both are encoded as in an address. */
export const listHeaders = { name: "x-nombre", sheet: "x-hoja" } as const;

export type DownloadKind = "xlsx" | "csv" | "asistencia" | "plantilla";

/** One line of what a command says, as a terminal would show it. */
export interface PanelLine {
  readonly tone: "plain" | "good" | "warning" | "bad";
  readonly text: string;
}

export interface PanelQuestion {
  readonly text: string;
  /** Differs for a question with the same text about other people. */
  readonly key: string;
}

export interface CommandAnswer {
  /** `asks`: nothing was done; the same command with the question's key among what is agreed goes on. */
  readonly kind: "done" | "refused" | "asks";
  readonly lines: readonly PanelLine[];
  readonly question: PanelQuestion | null;
}

export interface PanelState {
  /** Where the database is, in words. */
  readonly database: string;
  readonly warnings: readonly string[];
  /** `null` while there is no database. */
  readonly count: number | null;
  readonly undoable: boolean;
  /** How a carnet is written: `0000-00-000000`. */
  readonly carnetForm: string;
}

/** What is wrong, or probably wrong, with one cell, or with a whole row where `field` is `null`. */
export interface CellFault {
  readonly field: keyof Participant | null;
  readonly column: string | null;
  readonly value: string;
  readonly problem: string;
  readonly remedy: string;
  readonly formula: string | null;
}

export interface FaultyRow {
  /** `Fila 7`. */
  readonly place: string;
  /** The row as the list has it, where that is known. */
  readonly written: Participant | null;
  readonly faults: readonly CellFault[];
}

export interface FaultyRows {
  /** Of faults. */
  readonly count: number;
  /** The first rows with faults. */
  readonly rows: readonly FaultyRow[];
  /** Rows beyond those. */
  readonly more: number;
}

export type ListAnswer =
  | {
      readonly kind: "unreadable";
      readonly message: string;
      /** Sheets of which one has to be chosen, or none. */
      readonly sheets: readonly string[];
    }
  | { readonly kind: "faulty"; readonly faults: FaultyRows }
  | {
      readonly kind: "list";
      /** By which later calls name this list. */
      readonly id: string;
      readonly format: string;
      readonly people: number;
      readonly notices: readonly string[];
    };

/** A part of a long list. */
export interface Some<Item> {
  readonly first: readonly Item[];
  readonly count: number;
}

export interface ChangedPerson {
  readonly before: Participant;
  readonly after: Participant;
  /** The name of the person who gives up the ticket that this one gets, or `null`. */
  readonly ticketFrom: string | null;
}

/** What a list would change. */
export interface Comparison {
  readonly stored: number;
  readonly same: number;
  readonly added: Some<Participant>;
  readonly changed: Some<ChangedPerson>;
  readonly removed: Some<Participant>;
  /** With any, the list cannot be saved. */
  readonly conflicts: FaultyRows;
  readonly doubts: FaultyRows;
}

/** A list that the server has forgotten has to be read again. */
export type ComparisonAnswer = Comparison | { readonly forgotten: true };

export interface FoundPerson extends Participant {
  /** When and by which door they came in: `2025-10-04 07:33, Entrada norte`; `null` if they did not. */
  readonly entered: string | null;
}

export type FoundPeople = Some<FoundPerson>;
