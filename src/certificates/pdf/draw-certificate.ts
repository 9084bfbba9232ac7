import { emblemGeometry, nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";
import { checkAddress } from "../model/calls.ts";
import { certificateText } from "../model/certificate.ts";
import { captionWidth, drawCode, drawSignatories, QR_SIZE, SIGNED_HEIGHT } from "./draw-foot.ts";
import {
  type CertificateSheet,
  ink,
  type Paper,
  type PrintedCertificate,
  quiet,
  stacks,
} from "./sheet.ts";
import { drawLine, type Fitted, fitText, lineOf, wrap } from "./typeset.ts";

/** All in points. */
const MARGIN = 54;
const EMBLEM_HEIGHT = 138;
/** An emblem is at most this wide, so that the title has room beside numerals such as XXXVIII. */
const EMBLEM_WIDTH = 300;
const LOGO_WIDTH = 190;
const CREST_WIDTH = 110;
const CREST_HEIGHT = 46;
const HEAD_SIZE = 10.5;
/** From one line to the next, as a multiple of the size. */
const LINE = 1.4;
const TITLE_LINE = 1.05;
const NAME_LINE = 1.02;
const TEXT_LINE = 1.5;

interface SetText extends Fitted {
  readonly top: number;
  /** From one line to the next, as a multiple of the size. */
  readonly leading: number;
}

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
  /** Draws a part of the text. */
  const set = (type: string, colour: string, { lines, size, top, leading }: SetText) =>
    say(type, () => {
      document.fillColor(colour);
      lines.forEach((line, index) => {
        drawLine(document, line, { size, x: MARGIN, y: top + index * size * leading });
      });
    });

  const small = { paper: document, stack: stacks.text, size: HEAD_SIZE };
  const head = [wording.facultad, wording.centro].flatMap((name) => wrap(small, name, beside));
  const inTwoLines = (text: string, width: number, largest: number, smallest: number) =>
    fitText(document, text, stacks.display, { width, largest, smallest, mostLines: 2 });
  const title = inTwoLines(wording.titulo.toLocaleUpperCase("es"), beside, 34, 20);
  const name = inTwoLines(nombre, innerWidth, 56, 22);
  const foot = height - MARGIN;
  const check = { address: checkAddress(site, code), code };
  const said = certificateText(wording, nombre);
  const beneath = Math.min(560, innerWidth - captionWidth(document, check) - 16);

  /** Where the parts begin, with this share of what the gaps can lose, and the text in a size, left of the address. */
  function layOut(share: number, size: number) {
    const first = logos.length > 0 ? MARGIN + 62 : MARGIN + 10;
    const titleTop = first + head.length * HEAD_SIZE * LINE + 28 + 12 * share;
    const titleEnd = titleTop + title.lines.length * title.size * TITLE_LINE + 14 + 14 * share;
    // A long name is placed below the emblem, so that they do not overlap.
    const given = Math.max(titleEnd, MARGIN + EMBLEM_HEIGHT + 22);
    // The name's accents do not touch the line above, and the text has the same distance from any name.
    const nameTop = given + name.size * 0.95 + 16;
    const nameEnd = nameTop + (name.lines.length - 1) * name.size * NAME_LINE;
    const textTop = nameEnd + 18 + 20 * share;
    const box = { width: beneath, largest: size, smallest: size, mostLines: 40, leastFactor: 1 };
    const text = fitText(document, said, stacks.text, box);
    const end = textTop + (text.lines.length - 1) * size * TEXT_LINE;
    const isFitting = end <= foot - SIGNED_HEIGHT - 8;
    return { first, titleTop, given, nameTop, textTop, text, isFitting };
  }
  // Below a high head the gaps get smaller first, then the letters.
  let share = 1;
  let size = 15;
  let tops = layOut(share, size);
  while (!tops.isFitting && size > 6) {
    if (share > 0.5) share -= 0.3;
    else size -= 0.5;
    tops = layOut(share, size);
  }
  const given = [lineOf(document, "Se otorga a", stacks.text, 13)];
  set("P", quiet, { lines: head, size: HEAD_SIZE, top: tops.first, leading: LINE });
  set("H1", colour, { ...title, top: tops.titleTop, leading: TITLE_LINE });
  set("P", quiet, { lines: given, size: 13, top: tops.given, leading: LINE });
  set("H2", ink, { ...name, top: tops.nameTop, leading: NAME_LINE });
  set("P", ink, { ...tops.text, top: tops.textTop, leading: TEXT_LINE });
  drawSignatories(document, settings.firmantes, say, {
    left: MARGIN,
    bottom: foot,
    width: innerWidth - QR_SIZE - 40,
  });
  drawCode(document, check, say, { right: width - MARGIN, foot });
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
  const scale = Math.min(EMBLEM_HEIGHT / emblem.height, EMBLEM_WIDTH / emblem.width);
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
