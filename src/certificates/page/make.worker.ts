import { zip } from "fflate";
import { certificatePdf } from "../pdf/certificate-pdf.ts";
import type { CertificateSheet, PrintedCertificate } from "../pdf/sheet.ts";

/** A request for one PDF of all certificates, or for a ZIP with one PDF each, named by `names`. */
export interface MakeRequest {
  readonly certificates: readonly PrintedCertificate[];
  readonly sheet: CertificateSheet;
  /** The file names of a ZIP, in the order of the certificates; `null` for one PDF. */
  readonly names: readonly string[] | null;
}

/** Posts how many are made, each time one more is, and then the file. An error is posted as an error. */
addEventListener("message", ({ data }: MessageEvent<MakeRequest>) => {
  make(data).then((file) => postMessage(file), reportError);
});

async function make({ certificates, sheet, names }: MakeRequest): Promise<Uint8Array> {
  if (names === null) return certificatePdf(certificates, sheet, (made) => postMessage(made));
  const files: Record<string, Uint8Array> = {};
  for (const [index, certificate] of certificates.entries()) {
    files[names[index] ?? certificate.code] = await certificatePdf([certificate], sheet);
    postMessage(index + 1);
  }
  // A PDF is already compressed.
  return new Promise((resolve, reject) => {
    zip(files, { level: 0 }, (error, file) => (error ? reject(error) : resolve(file)));
  });
}
