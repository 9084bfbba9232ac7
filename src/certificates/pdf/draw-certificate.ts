import { emblemGeometry, nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";
import { certificateText } from "../model/certificate.ts";
import { checkAddress } from "../model/certificate-calls.ts";
import { drawCode, drawSignatories, QR_SIZE } from "./draw-foot.ts";
import {
  type CertificateSheet,
  ink,
  type Paper,
  type PrintedCertificate,
  quiet,
  stacks,
} from "./sheet.ts";
import { drawLine, fitText, type Line, lineOf, wrap } from "./typeset.ts";

/** All in points. */
const MARGIN = 54;
const EMBLEM_HEIGHT = 138;
const LOGO_WIDTH = 190;
const CREST_WIDTH = 110;
const CREST_HEIGHT = 46;
const LINE = 1.4;

export function drawCertificate(
  document: Paper,
  { nombre, code, wording }: PrintedCertificate,
  { settings, colour, marks, site }: CertificateSheet,
): void {
  document.addPage();
  const { width, height } = document.page;
  const innerWidth = width - 2 * MARGIN;
  const { fondo } = settings;
  const beside =
    innerWidth - (fondo === null ? drawMark(document, wording.numero, colour, marks.logo) + 30 : 0);
  if (fondo !== null) artifact(document, () => document.image(fondo, 0, 0, { width, height }));
  const isOwn = settings.logos.length > 0 || fondo !== null;
  const logos = isOwn ? settings.logos : marks.crests;
  drawLogos(document, logos);

  const content = document.struct("Document");
  document.addStructure(content);
  const say = (type: string, draw: () => void) => content.add(document.struct(type, {}, draw));
  const lines = (all: readonly Line[], size: number, top: number, leading = LINE) => {
    all.forEach((line, index) => {
      drawLine(document, line, size, MARGIN, top + index * size * leading);
    });
    return top + all.length * size * leading;
  };

  let top = logos.length > 0 ? MARGIN + 62 : MARGIN + 10;
  say("P", () => {
    document.fillColor(quiet);
    const from = [wording.facultad, wording.centro].flatMap((name) =>
      wrap({ paper: document, stack: stacks.text, size: 10.5 }, name, beside),
    );
    top = lines(from, 10.5, top) + 40;
  });
  say("H1", () => {
    document.fillColor(colour);
    const title = fitText(document, wording.titulo.toLocaleUpperCase("es"), stacks.display, {
      width: beside,
      largest: 34,
      smallest: 20,
      mostLines: 2,
    });
    top = lines(title.lines, title.size, top, 1.05) + 28;
  });
  // A long name is placed below the emblem, so that they do not overlap.
  top = Math.max(top, MARGIN + EMBLEM_HEIGHT + 22);
  say("P", () => {
    document.fillColor(quiet);
    lines([lineOf(document, "Se otorga a", stacks.text, 13)], 13, top);
  });
  say("H2", () => {
    document.fillColor(ink);
    const name = fitText(document, nombre, stacks.display, {
      width: innerWidth,
      largest: 56,
      smallest: 22,
      mostLines: 2,
    });
    // The name's accents do not touch the line above, and the text has the same distance from any
    // name.
    const leading = 1.02;
    const below = lines(name.lines, name.size, top + name.size * 0.95 + 16, leading);
    top = below - name.size * leading + 38;
  });
  say("P", () => {
    document.fillColor(ink);
    const fitted = fitText(document, certificateText(wording, nombre), stacks.text, {
      width: Math.min(innerWidth, 560),
      largest: 15,
      smallest: 9,
      mostLines: 5,
      leastFactor: 1,
    });
    lines(fitted.lines, fitted.size, top, 1.5);
  });

  const foot = height - MARGIN;
  drawSignatories(document, settings.firmantes, say, {
    left: MARGIN,
    bottom: foot,
    width: innerWidth - QR_SIZE - 40,
  });
  drawCode(document, checkAddress(site, code), code, say, { right: width - MARGIN, foot });
}

/** Draws the edition's logo, or its emblem, in the upper right corner; returns its width. */
function drawMark(document: Paper, numero: number, colour: string, logo: string | null): number {
  const right = document.page.width - MARGIN;
  if (logo !== null) {
    artifact(document, () => {
      document.image(logo, right - LOGO_WIDTH, MARGIN - 8, {
        fit: [LOGO_WIDTH, EMBLEM_HEIGHT],
        align: "right",
      });
    });
    return LOGO_WIDTH;
  }
  const emblem = emblemGeometry(numero);
  const scale = EMBLEM_HEIGHT / emblem.height;
  const width = emblem.width * scale;
  artifact(document, () => {
    document.save();
    document.translate(right - width, MARGIN - 8).scale(scale);
    document.lineCap("round").lineJoin("round");
    document
      .path(segmentPath(emblem, emblem.links))
      .lineWidth(0.9)
      .strokeOpacity(0.4)
      .stroke(colour);
    document
      .path(segmentPath(emblem, emblem.strokes))
      .lineWidth(2.6)
      .strokeOpacity(1)
      .stroke(colour);
    document.path(nodePath(emblem.nodes).replaceAll("h0", "h0.01")).lineWidth(11).stroke(colour);
    document.path(nodePath(emblem.nodes).replaceAll("h0", "h0.01")).lineWidth(4.5).stroke("#fff");
    document.restore();
  });
  return width;
}

/** The library's types lack it. */
interface OpensImages {
  openImage(source: string): { readonly width: number; readonly height: number };
}

function drawLogos(document: Paper, logos: readonly string[]): void {
  artifact(document, () => {
    let left = MARGIN;
    for (const logo of logos) {
      const image = (document as unknown as OpensImages).openImage(logo);
      const width = Math.min(CREST_WIDTH, (CREST_HEIGHT * image.width) / image.height);
      const fit = { fit: [width, CREST_HEIGHT] as [number, number], valign: "center" } as const;
      document.image(logo, left, MARGIN - 12, fit);
      left += width + 20;
    }
  });
}

/** Marks decoration, which readers skip. */
function artifact(document: Paper, draw: () => void): void {
  document.markContent("Artifact", { type: "Layout" });
  draw();
  document.endMarkedContent();
}
