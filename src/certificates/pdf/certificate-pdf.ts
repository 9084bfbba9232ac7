import PDFDocument from "pdfkit";
import { drawCertificate } from "./draw-certificate.ts";
import type { CertificateSheet, PrintedCertificate } from "./sheet.ts";

/**
 * One PDF with a page for each, tagged. pdfkit can do that, in browsers and Node alike. `onDrawn` gets how many
 * are drawn.
 */
export async function certificatePdf(
  certificates: readonly PrintedCertificate[],
  sheet: CertificateSheet,
  onDrawn?: (count: number) => void,
): Promise<Uint8Array> {
  const { settings, fonts, letters } = sheet;
  const [first] = certificates;
  const { titulo, evento, facultad } = first?.wording ?? { ...settings, evento: "", facultad: "" };
  const name = certificates.length === 1 && first ? ` de ${first.nombre}` : "";
  const document = Object.assign(
    new PDFDocument({
      size: settings.papel,
      layout: "landscape",
      margin: 0,
      autoFirstPage: false,
      // No default font is set, because the library's own does not exist in browsers.
      font: null as unknown as string,
      pdfVersion: "1.7",
      lang: "es-GT",
      tagged: true,
      displayTitle: true,
      info: { Title: `${titulo}${name}: ${evento}`, Author: facultad },
    }),
    { letters },
  );
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    document.on("end", resolve);
    document.on("error", reject);
  });
  for (const [font, file] of Object.entries(fonts)) document.registerFont(font, file as Buffer);
  for (const [index, certificate] of certificates.entries()) {
    drawCertificate(document, certificate, sheet);
    onDrawn?.(index + 1);
  }
  document.end();
  await finished;
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
