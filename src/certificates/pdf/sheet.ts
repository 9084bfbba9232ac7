import type { CertificateSettings, CertificateWording } from "../model/certificate.ts";
import { type FontLetters, nameStack } from "../model/print-letters.ts";

export interface PrintedCertificate {
  readonly nombre: string;
  readonly code: string;
  readonly wording: CertificateWording;
}

/** The fonts' files, TTF, by the names of `stacks`. */
export type FontFiles = Readonly<Record<string, Uint8Array>>;

export interface CertificateSheet {
  readonly settings: CertificateSettings;
  /** The edition's accent on white paper, `#rrggbb`. */
  readonly colour: string;
  /** The edition's logo and crests, as JPEG or PNG in data URLs; the house design shows them. */
  readonly marks: { readonly logo: string | null; readonly crests: readonly string[] };
  /** The site's address without a slash at the end, for the link in the code. */
  readonly site: string;
  readonly fonts: FontFiles;
  readonly letters: FontLetters;
}

/** A document that knows which letters its fonts have. */
export type Paper = PDFKit.PDFDocument & { readonly letters: FontLetters };

export const stacks = {
  display: nameStack,
  text: ["text", "text-ext"],
  bold: ["bold", "bold-ext"],
} as const;

export const ink = "#140a0c";
export const quiet = "#5d5053";
