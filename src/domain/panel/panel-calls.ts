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

/** One line of a command's output, as a terminal would show it. */
export interface PanelLine {
  readonly tone: "plain" | "good" | "warning" | "bad";
  readonly text: string;
}

export interface PanelQuestion {
  readonly text: string;
  /** Distinguishes this question from others with the same text about other people. */
  readonly key: string;
}

export interface CommandAnswer {
  /**
   * `asks`: nothing was done; the same command continues when its request contains the question's
   * key.
   */
  readonly kind: "done" | "refused" | "asks";
  readonly lines: readonly PanelLine[];
  readonly question: PanelQuestion | null;
}

export interface PanelState {
  /** A description of the database's location. */
  readonly database: string;
  /** `null` while there is no database. */
  readonly count: number | null;
  readonly undoable: boolean;
  /** The form of a carnet: `0000-00-000000`. */
  readonly carnetForm: string;
}

/** A fault or doubt about one cell, or about a whole row if `field` is `null`. */
export interface CellFault {
  readonly field: keyof Participant | null;
  readonly column: string | null;
  readonly value: string;
  readonly problem: string;
  readonly remedy: string;
}

export interface FaultyRow {
  /** `Fila 7`. */
  readonly place: string;
  /** The row as the list has it, if known. */
  readonly written: Participant | null;
  readonly faults: readonly CellFault[];
}

export interface FaultyRows {
  /** The number of faults. */
  readonly count: number;
  /** The first rows with faults. */
  readonly rows: readonly FaultyRow[];
  /** The number of further rows with faults. */
  readonly more: number;
}

export type ListAnswer =
  | {
      readonly kind: "unreadable";
      readonly message: string;
      /** The names of sheets to choose from; may be empty. */
      readonly sheets: readonly string[];
    }
  | { readonly kind: "faulty"; readonly faults: FaultyRows }
  | {
      readonly kind: "list";
      /** The id by which later calls refer to this list. */
      readonly id: string;
      readonly format: string;
      readonly people: number;
      readonly notices: readonly string[];
    };

/** The first items of a long list, and how many there are. */
export interface Some<Item> {
  readonly first: readonly Item[];
  readonly count: number;
}

export interface ChangedPerson {
  readonly before: Participant;
  readonly after: Participant;
  /** The name of the person who loses the ticket that this one gets, or `null`. */
  readonly ticketFrom: string | null;
}

/** The changes that a list would make. */
export interface Comparison {
  readonly stored: number;
  readonly same: number;
  readonly added: Some<Participant>;
  readonly changed: Some<ChangedPerson>;
  readonly removed: Some<Participant>;
  /** If there is any, the list cannot be saved. */
  readonly conflicts: FaultyRows;
  readonly doubts: FaultyRows;
}

/** A list that the server no longer holds has to be uploaded again. */
export type ComparisonAnswer = Comparison | { readonly forgotten: true };

export interface FoundPerson extends Participant {
  /**
   * The time and door of their entry, such as `2025-10-04 07:33, Entrada norte`; `null` if they have
   * not entered.
   */
  readonly entered: string | null;
}

export type FoundPeople = Some<FoundPerson>;
