import type { CertificateSettings } from "../domain/certificates/certificate.ts";
import type { CertificateEvent } from "../domain/certificates/certificate-text.ts";

/** The values that are printed for one person. */
export interface PrintedCertificate {
  readonly nombre: string;
  readonly code: string;
}

/** The fonts' files, TTF, by the names of `stacks`. */
export type FontFiles = Readonly<Record<string, Uint8Array>>;

/** The design, the event and the fonts, which all certificates of an event share. */
export interface CertificateSheet {
  readonly settings: CertificateSettings;
  readonly event: CertificateEvent & {
    /** The number of the edition, drawn as its numeral. */
    readonly numero: number;
    readonly facultad: string;
    readonly centro: string;
    /** The edition's accent on white paper, `#rrggbb`. */
    readonly colour: string;
  };
  /** The edition's logo and crests, as JPEG or PNG in data URLs; the house design shows them. */
  readonly marks: { readonly logo: string | null; readonly crests: readonly string[] };
  /** The site's address without a slash at the end, for the link in the code. */
  readonly site: string;
  readonly fonts: FontFiles;
}

/** The names under which fonts are registered; the later ones of each stack have the rarer letters. */
export const stacks = {
  display: ["display", "display-ext", "bold-ext"],
  text: ["text", "text-ext"],
  bold: ["bold", "bold-ext"],
} as const;

export const ink = "#140a0c";
export const quiet = "#5d5053";
