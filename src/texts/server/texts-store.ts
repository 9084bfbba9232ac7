import type { NewEntry } from "#access/model/journal.ts";
import type { ReadContent } from "#edition/files/read-content.ts";
import type { Problem } from "#platform/calls/problems.ts";
import type {
  ProgressAnswer,
  PublishedAnswer,
  PublishTextsRequest,
  TextsAnswer,
} from "../model/texts-calls.ts";

export const nothingToEdit = {
  place: "none",
  steps: [
    "Lo hace una sola vez quien administra el sitio; después, los textos se cambian aquí.",
    "Si el sitio se construye desde GitHub: cree ahí un token («fine-grained», solo de ese repositorio, con «Contents: Read and write») y póngalo en las variables TEXTS_TOKEN y TEXTS_REPOSITORY del sitio.",
    "Si el sitio está en un servidor propio: dele permiso de escribir en su carpeta, como dice «Texts» en docs/deploy.md.",
  ],
} as const satisfies TextsAnswer;

export type Published =
  | PublishedAnswer
  /** The content already has the changes, as after a lost answer. */
  | { readonly kind: "unchanged"; readonly version: string };

/** The place of the edition's files. Its calls reject with `TextsError` where a person can help. */
export interface TextsStore {
  read(): Promise<TextsAnswer>;
  /** The bytes of a photo that `read` lists; `null` for another path. */
  readPhoto(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps the bytes of a picture until they are published; resolves with their id. */
  storePhoto(bytes: Uint8Array): Promise<string>;
  /** Publishes all changes or none, and with them their entry for the journal. */
  publish(wanted: PublishTextsRequest, entry: NewEntry): Promise<Published>;
  /**
   * The entry of the last publication, if the server may have stopped before it was in the journal. The journal
   * gives it the time at which it is added, so an old one is `null`.
   */
  lastEntry(): Promise<NewEntry | null>;
  /** Called once the entry is in the journal. */
  forgetEntry(id: string): Promise<void>;
  progress(): Promise<ProgressAnswer>;
}

/** The store cannot do its work for a reason that `problem` says in Spanish. */
export class TextsError extends Error {
  override readonly name = "TextsError";
  readonly problem: Problem;

  constructor(problem: Problem, options: ErrorOptions = {}) {
    super(problem.title, options);
    this.problem = problem;
  }
}

/** Brings saved texts to the visitors. */
export interface Delivery {
  /** The state of the content that visitors see, where it is known. */
  shown?(): string | undefined;
  /** Begins to deliver what `read` reads of the saved content; returns at once. */
  begin(read: () => Promise<ReadContent>): void;
  progress(): Promise<ProgressAnswer>;
}
