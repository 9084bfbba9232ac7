import type { CertificatePage } from "../domain/certificates/certificate-calls.ts";
import type { CertificateSheet } from "./sheet.ts";

/**
 * The data that a build writes for the server: the certificate's event, its fonts and marks, and the pages
 * that check it, in which `{{nombre}}`, `{{horas}}` and `{{emitida}}` stand for the certificate's values.
 */
export interface BuiltCertificates {
  readonly event: CertificateSheet["event"];
  /** The site's address, or `null` if the build does not know it. */
  readonly site: string | null;
  /** TTF as base64, by name. */
  readonly fonts: Readonly<Record<string, string>>;
  readonly marks: CertificateSheet["marks"];
  readonly pages: Readonly<Record<CertificatePage, string>>;
}

/** The file in `dist`, outside of the site. */
export const BUILT_CERTIFICATES_FILE = "certificates.json";

/** The fonts as the renderer takes them. */
export function decodedFonts(fonts: BuiltCertificates["fonts"]): CertificateSheet["fonts"] {
  return Object.fromEntries(
    Object.entries(fonts).map(([name, text]) => [
      name,
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
    ]),
  );
}
