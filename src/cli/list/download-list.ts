import { UserError } from "../../domain/user-error.ts";

/** Milliseconds for the whole answer. */
const PATIENCE = 30_000;

const PUBLISH =
  "En Google Sheets: Archivo > Descargar > Microsoft Excel (.xlsx), e importe ese archivo.";

/** Whether a list is given by its URL instead of a file. */
export const isAddress = (list: string): boolean => /^https?:\/\//i.test(list);

/** A notice about a list that can be downloaded without signing in. */
export const PUBLIC_LIST =
  "Esta lista está publicada: cualquiera que tenga la dirección ve los nombres y carnets. Cuando termine, deje de publicarla (Archivo > Compartir > Publicar en la web).";

/** Downloads the list at an address, at most `most` bytes and one more piece. Throws `UserError`. */
export async function downloadList(address: string, most: number): Promise<Buffer> {
  refuseAddress(address);
  const answer = await orOffline(fetch(address, { signal: AbortSignal.timeout(PATIENCE) }));
  if (!answer.ok || answer.body === null) {
    throw new UserError(
      `La dirección respondió con el error ${answer.status}: la hoja no está publicada, o la dirección está incompleta. ${PUBLISH}`,
    );
  }
  if (/^text\/html/i.test(answer.headers.get("content-type") ?? "")) {
    throw new UserError(`En la dirección hay una página web y no un CSV. ${PUBLISH}`);
  }
  return orOffline(firstBytes(answer.body, most));
}

/** Reads no further than `most` bytes: an answer, or a device such as /dev/zero, may have no end. */
export async function firstBytes(source: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  return Buffer.concat(chunks);
}

/** Everything that fetch throws is a network error. */
function orOffline<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((cause: unknown) => {
    throw new UserError(`No se pudo descargar la lista. ${PUBLISH}`, { cause });
  });
}

/** Throws `UserError` for an address that is refused before any request. */
function refuseAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) {
    throw new UserError("La dirección no está bien escrita. Cópiela entera, entre comillas.");
  }
  if (url.protocol === "http:" && !["127.0.0.1", "localhost", "[::1]"].includes(url.hostname)) {
    throw new UserError(
      "La dirección empieza con http:// y la lista viajaría sin cifrar. Use la que empieza con https://.",
    );
  }
  const format = url.searchParams.get("output") ?? url.searchParams.get("format") ?? "";
  const isPublished = /\/(?:pub|export)$/.test(url.pathname) && ["csv", "xlsx"].includes(format);
  if (url.hostname === "docs.google.com" && !isPublished) {
    throw new UserError(
      `Es la dirección de una hoja de Google Sheets, que solo se abre con permiso. ${PUBLISH}`,
    );
  }
}
