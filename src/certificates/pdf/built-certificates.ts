import type { PageFacts } from "#access/model/page-facts.ts";
import type { CertificatePage } from "../model/calls.ts";
import type { CertificateSheet } from "./sheet.ts";

/** The facts and pages that a build writes for the server. In `pages`, `{{nombre}}` and the like stand for a certificate's values. */
export interface EditionCertificates {
  readonly event: NonNullable<PageFacts["certificate"]>["event"];
  /** The site's address, or `null` if the build does not know it. */
  readonly site: string | null;
  readonly marks: CertificateSheet["marks"];
  readonly pages: Readonly<Record<CertificatePage, string>>;
}

/** The same with the fonts, which depend on the code alone. */
export interface BuiltCertificates extends EditionCertificates {
  /** TTF as base64, by name. */
  readonly fonts: Readonly<Record<string, string>>;
  readonly letters: CertificateSheet["letters"];
}

/** The files in `dist`, outside of the site: those of an edition, and their fonts. */
export const BUILT_CERTIFICATES_FILE = "certificates.json";
export const CERTIFICATE_FONTS = "certificate-fonts.json";
