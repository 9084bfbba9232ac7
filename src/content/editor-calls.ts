import { z } from "zod";
import { editionSchema } from "../domain/edition/edition.ts";
import type { PublishOutcome } from "../domain/publication/outcome.ts";
import { type PublishSettings, publishPlaces } from "../domain/publication/places.ts";
import type { ContentKey } from "./desk/content-keys.ts";
import type { Fault, Notice, Sample } from "./faults/fault.ts";

export { type ContentKey, contentKeys } from "./desk/content-keys.ts";

/* The calls between the editor's page and its server. */

export const editorPath = "/editar";
export const editorCalls = {
  /** GET: the whole state, an `EditorState`. */
  state: `${editorPath}/estado`,
  /** POST `SaveRequest`: answers an `EditorState` or a `Refusal`. */
  save: `${editorPath}/guardar`,
  /** POST a photo's bytes, `?nombre=…&ancho=…`: answers a `StoredPhoto` or a `Refusal`. */
  photos: `${editorPath}/fotos`,
  /** GET: a `PublishState`. POST `PublishRequest`: streams `PublishLine`s, or answers a `Refusal`. */
  publish: `${editorPath}/publicar`,
} as const;

/** The query of the page in the editor's frame, which omits the list of faults. */
export const previewQuery = "vista=editor";

export const saveSchema = z.strictObject({
  key: editionSchema.keyof(),
  /** The version of the file on which the change is based. */
  version: z.string(),
  data: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
});
export type SaveRequest = z.infer<typeof saveSchema>;

export interface FileState {
  /** Changes with every change of the file. */
  readonly version: string;
  /** The data as written, with sample marks; `undefined` if the syntax has faults. */
  readonly data?: unknown;
}

export interface EditorState {
  readonly files: Readonly<Record<ContentKey, FileState>>;
  readonly faults: readonly Fault[];
  readonly notices: readonly Notice[];
  readonly samples: readonly Sample[];
}

export interface StoredPhoto {
  /** Its name in content/fotos. */
  readonly archivo: string;
}

export interface PublishState {
  /** `null` until a host was chosen. */
  readonly settings: PublishSettings | null;
}

/** Both fields or neither; without them the site is published to the same host as last time. */
export const publishSchema = z.strictObject({
  lugar: z.enum(publishPlaces).optional(),
  direccion: z.string().optional(),
});
export type PublishRequest = z.infer<typeof publishSchema>;

/** A line of the command's output, or its outcome. */
export type PublishLine = { readonly line: string } | { readonly outcome: PublishOutcome };

/** The Spanish reason why nothing was written. */
export interface Refusal {
  readonly message: string;
  /** The current state, if a file was changed elsewhere. */
  readonly state?: EditorState;
}
