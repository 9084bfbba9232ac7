import {
  type EditorState,
  editorCalls,
  type PublishLine,
  type PublishRequest,
  type PublishState,
  type Refusal,
  type SaveRequest,
  type StoredPhoto,
} from "../../../../content/editor-calls.ts";
import type { PublishOutcome } from "../../../../domain/publication/outcome.ts";
import { call } from "../../../ui/browser/call.ts";

/** A large photo takes its time. */
const TIMEOUT_MS = 120_000;

export type Answer<T> =
  | { readonly kind: "done"; readonly value: T }
  | ({ readonly kind: "refused" } & Refusal)
  /** The server does not answer. */
  | { readonly kind: "unreachable" };

export const readState = () => ask<EditorState>(editorCalls.state);

export const saveFile = (request: SaveRequest) =>
  ask<EditorState>(editorCalls.save, { method: "POST", body: JSON.stringify(request) });

export const sendPhoto = (file: File, width: number) =>
  ask<StoredPhoto>(
    `${editorCalls.photos}?${new URLSearchParams({ nombre: file.name, ancho: String(width) })}`,
    { method: "POST", body: file },
  );

export const photoAddress = (name: string) =>
  `${editorCalls.photos}?${new URLSearchParams({ nombre: name })}`;

export const readPublishState = () => ask<PublishState>(editorCalls.publish);

/** Publishes, passes each line of the command's output to `onLine`, and resolves with the outcome. */
export async function publish(
  request: PublishRequest,
  onLine: (line: string) => void,
): Promise<Answer<PublishOutcome>> {
  try {
    const response = await fetch(editorCalls.publish, {
      method: "POST",
      body: JSON.stringify(request),
    });
    if (!response.ok || !response.body) return { kind: "refused", ...(await response.json()) };
    let outcome: PublishOutcome = "failed";
    let rest = "";
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const entry: PublishLine = JSON.parse(line);
        if ("line" in entry) onLine(entry.line);
        else outcome = entry.outcome;
      }
    }
    return { kind: "done", value: outcome };
  } catch {
    return { kind: "unreachable" };
  }
}

async function ask<T>(address: string, init?: RequestInit): Promise<Answer<T>> {
  const outcome = await call(address, {
    ...init,
    // Page and server are of one version, so the answer has this type.
    read: (content) => content as T,
    timeoutMs: TIMEOUT_MS,
  });
  if (outcome.kind === "answered") return { kind: "done", value: outcome.answer };
  if (outcome.kind === "failed" || !outcome.problem) return { kind: "unreachable" };
  return { kind: "refused", ...(outcome.problem as Refusal) };
}
