import {
  type EditorState,
  editorCalls,
  type Refusal,
  type SaveRequest,
  type StoredPhoto,
} from "./calls.ts";

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

async function ask<T>(address: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(address, init);
    const body = await response.json();
    // Both ends are of one version and run on one computer.
    return response.ok ? { kind: "done", value: body } : { kind: "refused", ...body };
  } catch {
    return { kind: "unreachable" };
  }
}
