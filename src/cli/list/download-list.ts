/** What came of downloading a list. */
export type Download =
  | { readonly kind: "downloaded"; readonly bytes: Buffer }
  /** `message` is Spanish and says what to do. */
  | { readonly kind: "refused"; readonly message: string };

/** Milliseconds for the whole answer. */
const PATIENCE = 30_000;

const PUBLISH =
  "En Google Sheets: Archivo > Descargar > Microsoft Excel (.xlsx), e importe ese archivo.";

/** Whether a list is given by its address instead of a file. */
export const isAddress = (list: string): boolean => /^https?:\/\//i.test(list);

/** What to mind about a list that can be downloaded at all without signing in. */
export const PUBLIC_LIST =
  "Esta lista está publicada: cualquiera que tenga la dirección ve los nombres y carnets. Cuando termine, deje de publicarla (Archivo > Compartir > Publicar en la web).";

/** Downloads the list at an address, at most `most` bytes and one more. */
export async function downloadList(address: string, most: number): Promise<Download> {
  const refused = refusedAddress(address);
  if (refused !== null) return { kind: "refused", message: refused };
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok || answer.body === null) {
      return {
        kind: "refused",
        message: `La dirección respondió con el error ${answer.status}: la hoja no está publicada, o la dirección está incompleta. ${PUBLISH}`,
      };
    }
    if (/^text\/html/i.test(answer.headers.get("content-type") ?? "")) {
      return {
        kind: "refused",
        message: `En la dirección hay una página web y no un CSV. ${PUBLISH}`,
      };
    }
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of answer.body) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > most) break;
    }
    return { kind: "downloaded", bytes: Buffer.concat(chunks) };
  } catch (cause) {
    // What fetch throws is always a matter of the network; the reason is one level below.
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const detail = reason instanceof Error ? reason.message : String(reason);
    return {
      kind: "refused",
      message: `No se pudo descargar la lista (${detail}). Revise la conexión y la dirección. ${PUBLISH}`,
    };
  }
}

/** Why a list at this address is not even asked for, or `null`. */
function refusedAddress(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) return "La dirección no está bien escrita. Cópiela entera, entre comillas.";
  if (url.protocol === "http:" && !["127.0.0.1", "localhost", "[::1]"].includes(url.hostname)) {
    return "La dirección empieza con http:// y la lista viajaría sin cifrar. Use la que empieza con https://.";
  }
  if (url.hostname === "docs.google.com" && !isPublished(url)) {
    return `Es la dirección de una hoja de Google Sheets, que solo se abre con permiso. ${PUBLISH}`;
  }
  return null;
}

/** Published as CSV, or offered as such to anyone with the address. */
function isPublished({ pathname, searchParams }: URL): boolean {
  const format = searchParams.get("output") ?? searchParams.get("format");
  return /\/(?:pub|export)$/.test(pathname) && (format === "csv" || format === "xlsx");
}
