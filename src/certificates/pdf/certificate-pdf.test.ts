import { createCanvas } from "@napi-rs/canvas";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { certificateFonts, lettersOf } from "#bundling/certificate-fonts.ts";
import { type CertificateSettings, usualSettings, wordingOf } from "../model/certificate.ts";
import { unprintableLetters } from "../model/print-letters.ts";
import { certificatePdf } from "./certificate-pdf.ts";
import type { CertificateSheet } from "./sheet.ts";

const code = "K7QF-2M9X-4TRB-HW6C";
const site = "https://convencion.example.org";
const event = {
  evento: "XIII Convención de Ciencia y Tecnología",
  fecha: "4 de octubre de 2025",
  numero: 13,
  facultad: "Facultad de Ingeniería en Sistemas",
  centro: "Centro Universitario de Jutiapa",
};
const signatory = {
  nombre: "Dra. Ana María López de Arriaga y Villacorta",
  cargo: "Directora General de Extensión Universitaria y Vinculación Institucional",
  firma: null,
};

const noMarks: CertificateSheet["marks"] = { logo: null, crests: [] };
const fonts = await certificateFonts();
const letters = lettersOf(fonts);
const sheet = { settings: usualSettings, colour: "#c30f24", marks: noMarks, site, fonts, letters };

async function pdfOf(
  names: readonly string[],
  settings: Partial<CertificateSettings> = {},
  marks = noMarks,
) {
  const all = { ...usualSettings, ...settings };
  const wording = wordingOf(event, all);
  const people = names.map((nombre) => ({ nombre, code, wording }));
  return certificatePdf(people, { ...sheet, settings: all, marks });
}

/** The file as another PDF library reads it. */
async function read(file: Uint8Array) {
  const document = await getDocument({ data: file.slice(), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ("str" in item ? [item] : []));
  return { document, page, texts, text: texts.map(({ str }) => str).join(" ") };
}

test("a certificate says who took part in what and when, and its parts are marked", async () => {
  const { document, page, text } = await read(await pdfOf(["Ana Lucía Xicará"]));
  for (const said of ["Ana Lucía Xicará", event.evento, event.fecha, event.facultad, code]) {
    expect(text).toContain(said);
  }
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Language: "es-GT", Title: expect.stringContaining("Ana Lucía") });
  const marks = Object.fromEntries((await document.getMarkInfo()) as never);
  expect(marks).toMatchObject({ Marked: true });
  expect(JSON.stringify(await page.getStructTree())).toMatch(/"H1".*"H2".*"Figure"/s);
});

/** Fails if one text on the page lies over another. */
function expectApart(texts: Awaited<ReturnType<typeof read>>["texts"]): void {
  const boxes = texts
    .filter(({ str }) => str.trim() !== "")
    .map(({ str, width: wide, transform: [size, , , , left, bottom] }) => ({
      str,
      sides: [left + 1, left + wide - 1, bottom, bottom + 0.7 * size] as const,
    }));
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const [left, right, low, high] = one.sides;
      const [from, to, below, above] = other.sides;
      const isOver = left < to && from < right && low < above && below < high;
      expect(isOver, `${one.str} / ${other.str}`).toBe(false);
    }
  }
}

test.each([
  ["60 letters", "María Fernanda de la Concepción Xicará Ajanel de León Estrada"],
  ["one long word", "Maximilianoaugustobartolomeodelossantosdelaconcepcionxyzdela"],
  ["Mayan letters that no font has as one", "Ẍuq Ton̈a Ixb'alam Äjmaq Pëch Nïkte Kö' Xün"],
  ["a saltillo", "Ixꞌkꞌik Tzꞌunun"],
  ["one word of 80 letters", "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 80)],
  ["200 letters", "Ana de los Ángeles ".repeat(10).trim()],
])("a name with %s stays on the page, above the signatures", async (_what, nombre) => {
  for (const papel of ["A4", "LETTER"] as const) {
    const firmantes = [signatory, signatory, signatory, signatory];
    const file = await pdfOf([nombre], { papel, firmantes });
    expect(file.length).toBeLessThan(150_000);
    const { page, texts, text } = await read(file);
    const { width, height } = page.getViewport({ scale: 1 });
    for (const item of texts) {
      const [, , , , left, bottom] = item.transform;
      expect(left).toBeGreaterThan(40);
      expect(left + item.width, item.str).toBeLessThan(width - 40);
      expect(bottom, item.str).toBeGreaterThan(30);
      expect(bottom).toBeLessThan(height - 30);
    }
    expectApart(texts);
    const letters = (said: string) => said.normalize("NFC").replace(/[\s'\ua78c]/g, "");
    expect(letters(text)).toContain(letters(nombre));
    const bottoms = (part: string) =>
      texts.filter(({ str }) => str.includes(part)).map(({ transform }) => transform[5]);
    const signed = Math.max(...bottoms("Dra."));
    expect(Math.min(...bottoms("duración"))).toBeGreaterThan(signed + 12);
  }
});

test("a wide numeral leaves room for the title beside it", async () => {
  const wording = wordingOf({ ...event, numero: 38 }, usualSettings);
  const { texts } = await read(await certificatePdf([{ nombre: "Ana", code, wording }], sheet));
  const title = texts.filter(({ str }) => /^[\p{Lu} ]+$/u.test(str)).map(({ str }) => str);
  expect(title.join("|")).toContain("PARTICIPACIÓN");
});

test("a high head, a long address and a long text leave room for signatures and code", async () => {
  const titulo = "Constancia de participación y reconocimiento académico 2026";
  const sentence = "por su participación en «{evento}», el {fecha}, con {horas} de trabajo. ";
  const centro = `${event.centro}, extensión del Suroriente`;
  const usual = wordingOf({ ...event, centro }, usualSettings);
  const long = { ...usual, titulo, texto: sentence.repeat(8).slice(0, 600) };
  const logos = [square("red"), square("blue")];
  const settings = { ...usualSettings, logos, firmantes: Array(4).fill(signatory) };
  const of = { nombre: "Maximiliano Bartolomé Xiquitá-Sacbajá y Rodríguez-Monterroso", code };
  const address = "https://convencion-de-ciencia-y-tecnologia.universidad.example.org";
  const sheetOf = { ...sheet, settings, site: address };
  const { texts } = await read(await certificatePdf([{ ...of, wording: long }], sheetOf));
  expectApart(texts);
});

test("a signatory's name that cannot be printed whole is printed in no part", async () => {
  const firmantes = [signatory, { ...signatory, nombre: "Dra. Đặng Thị Ánh" }];
  const { text } = await read(await pdfOf(["Ana"], { firmantes }));
  expect(text.match(/Dra\./g)).toHaveLength(1);
});

test("letters that certificates cannot print are named, and those of lists in Guatemala can", () => {
  // The alphabets of the Academia de Lenguas Mayas, with the signs for a glottal stop that lists have.
  const mayan =
    "a' b' c' ch' k' l' m' n' p' q' r' s' t' tx' tz' w' y' a’ bʼ cꞌ dʻ ä ë ï ö ü ẍ n̈ ẅ nh tch Ä Ë Ï Ö Ü Ẍ N̈ Ẅ";
  const european = "áéíóúñüçâêôãõàèìòùåæøœßłŁđžščřőűığşțżźć ÁÉÍÓÚÑÜ ªº&.,-–/()\"'";
  expect(unprintableLetters(mayan + european, sheet.letters)).toEqual([]);
  expect(unprintableLetters("Ana 漢 Ɐ 漢🎓", sheet.letters)).toEqual(["漢", "Ɐ", "🎓"]);
});

test("a diacritic stands over its own letter, also where the font does not say where", async () => {
  const { page, texts } = await read(await pdfOf(["Ẍuq"]));
  const { height } = page.getViewport({ scale: 1 });
  const [size, , , , left, baseline] =
    texts.find(({ str }) => str.normalize() === "Ẍuq")?.transform ?? [];
  // The strip between the tops of the capital and of its two dots.
  const SCALE = 3;
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext("2d");
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  const { data, width } = context.getImageData(
    left * SCALE,
    (height - baseline - 0.94 * size) * SCALE,
    2 * size * SCALE,
    0.1 * size * SCALE,
  );
  const dark = Array.from(data).flatMap((value, index) =>
    index % 4 === 0 && value < 100 ? [((index / 4) % width) / SCALE / size] : [],
  );
  expect(dark).not.toEqual([]);
  // The letter is 0.47 wide, and the next one ends at 0.99.
  expect(Math.min(...dark)).toBeGreaterThan(0.05);
  expect(Math.max(...dark)).toBeLessThan(0.43);
});

test("logos or a background of the organisers stand for the edition's logo and crests", async () => {
  const marks = { logo: square("red"), crests: [square("blue"), square("green")] };
  const imagesWith = async (settings: Partial<CertificateSettings>) => {
    const { page } = await read(await pdfOf(["Ana"], settings, marks));
    const { fnArray } = await page.getOperatorList();
    return fnArray.filter((each) => each === OPS.paintImageXObject).length;
  };
  expect(await imagesWith({})).toBe(3);
  expect(await imagesWith({ logos: [square("black")] })).toBe(2);
  expect(await imagesWith({ fondo: square("white") })).toBe(1);
});

/** A square of one colour. */
function square(colour: string): string {
  const canvas = createCanvas(40, 40);
  const context = canvas.getContext("2d");
  context.fillStyle = colour;
  context.fillRect(0, 0, 40, 40);
  return canvas.toDataURL("image/png");
}
