import { type RawXlsx, rawOds, rawXlsx } from "../raw-workbooks.ts";
import { listsIn, people, type UglyLists } from "./ugly-list.ts";

/*
 * Workbooks from raw XML: `xlsx` and `ods` have all rows, others are lists with one person, whose ticket or name is the
 * cell. Behind an XLSX's kind stands the format of its style 1, behind the XML of an ODS its automatic styles. `{t:…}`
 * and `{c:…}` are cells with this text, of an XLSX and of an ODS.
 */
const table = String.raw`
an XLSX with a format of texts => [ticket "T-"@] <c s="1" t="inlineStr"><is><t>002</t></is></c> => rows: 2490-21-1|José Peña|T-002
an XLSX that shows another ticket than it stores => [ticket #,##0] <c s="1"><v>1234</v></c> => doubt: Celda C2 … «1234»: la hoja muestra «1,234» y guarda «1234», que es lo que … texto
an XLSX with formulas that give an empty text below, also in another column => [xlsx] {header}{jose}{maria}<row><c r="C4" t="str"><f>X</f><v></v></c></row><row><c r="E5" t="str"><f>X</f><v/></c></row> => rows: {people}
an XLSX with a formula that PhpSpreadsheet did not compute => [ticket] <c r="C2" t="str"><f>X</f><v>0</v></c> => refused: Celda C2 … «0»: es una fórmula cuyo resultado no está guardado
an XLSX whose format fills up a short carnet => [xlsx 0000\-00\-000000] {header}<row><c s="1"><v>24902145</v></c>{t:José Peña}{t:001}</row> => refused: «0000-24-902145»: se puede leer de varias maneras: … o 2490-21-45
an XLSX with a date that looks like a carnet => [xlsx] {header}<row r="2"><c t="d"><v>2490-12-05</v></c>{t:José Peña}{t:001}</row> => refused: Celda A2 … «2490-12-05»: la hoja de cálculo lo guardó como fecha
an XLSX with a row without height => [xlsx] {header}{jose}<row r="3" ht="0" customHeight="1">{t:2490-21-2}{t:María Núñez}{t:002}</row> => doubt: Celda A3 … María … está oculta
an XLSX with a hidden row without a number => [xlsx] {header}<row hidden="1">{t:2490-21-1}{t:José Peña}{t:1}</row> => doubt: Celda A2 … José … está oculta
an XLSX with a text that is struck through in part => [name] <c t="inlineStr"><is><r><rPr><strike/></rPr><t>José Peña</t></r><r><t> Eva Xol</t></r></is></c> => doubt: Celda B2 … «José Peña Eva Xol»: tiene una parte tachada: quizá «Eva Xol». Borre
an XLSX with a text that is struck through in its cell => [name] <c t="inlineStr"><is><r><rPr><strike/></rPr><t>José Peña</t></r></is></c> => doubt: Celda A2 … la fila está tachada
an ODS with a format of texts => [ods ticket] <table:table-cell office:value-type="string" table:style-name="ce1"><text:p>002</text:p></table:table-cell> || <number:text-style style:name="N1"><number:text>T-</number:text><number:text-content/></number:text-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/> => rows: 2490-21-1|José Peña|T-002
an ODS that shows another ticket than it stores => [ods ticket] <table:table-cell office:value-type="float" office:value="1234"><text:p>1,234</text:p></table:table-cell> => doubt: Celda C2 … «1234»: la hoja muestra «1,234» y guarda «1234»
an ODS with hidden columns of the same names => [ods] <table:table-column table:visibility="collapse" table:number-columns-repeated="2"/><table:table-column/>{r}{c:carnet}{c:nombre}{c:carnet}{c:nombre}{c:ticket}{/r}{r}{c:2489-20-9}{c:Eva Xol}{c:2490-21-1}{c:José Peña}{c:001}{/r} => rows: 2490-21-1|José Peña|001 => notice: «carnet», «nombre» están en columnas
an ODS with a formula whose result is 0 => [ods ticket] <table:table-cell table:formula="of:=X" office:value-type="float" office:value="0"><text:p>0</text:p></table:table-cell> => refused: Celda C2 … fórmula cuyo resultado no está guardado, o es 0
an ODS whose format shows the zeros of tickets => [ods ticket] <table:table-cell office:value-type="float" office:value="42"><text:p>0042</text:p></table:table-cell> => rows: 2490-21-1|José Peña|0042
an ODS with a filtered row => [ods] {headings}<table:table-row table:visibility="filter">{c:2490-21-1}{c:José Peña}{c:001}{/r} => doubt: Celda A2 … José … está oculta
an ODS with grouped rows => [ods] {headings}<table:table-row-group>{r}{c:2490-21-1}{c:José Peña}{c:001}{/r}</table:table-row-group>{r}{c:2490-21-2}{c:María Núñez}{c:002}{/r} => rows: {people}
an ODS that was cut off => [ods] {headings}{r}{c:2490-21-1}{/r}<!-- => refused: no es un libro ODS que se pueda leer; puede estar dañado
an ODS with a text that is struck through in part => [ods name] {c:<text:span text:style-name="T0">José</text:span> Eva <text:span text:style-name="T1">Paz</text:span> Xol} || {struck} => doubt: Celda B2 … «José Eva Paz Xol»: tiene una parte tachada: quizá «Eva Xol»
an ODS with a row without height => [ods] {headings}<table:table-row table:style-name="ro1">{c:2490-21-1}{c:José Peña}{c:001}{/r} || <style:style style:name="ro1" style:family="table-row"><style:table-row-properties style:row-height="0cm"/></style:style> => doubt: Celda A2 … está oculta
an ODS with notes, repeated blanks and a formula that gives an empty text => [ods] {headings}{r}{c:2490-21-1}<table:table-cell office:value-type="string"><office:annotation><text:p>No pagó</text:p></office:annotation><text:p>José<text:s/>Peña</text:p></table:table-cell>{c:001}{/r}<table:table-row table:number-rows-repeated="3">{blanks}{/r}{r}<table:table-cell table:formula="of:=X" office:value-type="string" office:string-value=""/>{/r}{r}{c:2490-21-2}{c:María Núñez}{c:002}{/r}<table:table-row table:number-rows-repeated="1048000">{blanks}{/r} => rows: {people}
`;

const shorthands = {
  "{header}": '<row r="1">{t:carnet}{t:nombre}{t:ticket}</row>',
  "{jose}": '<row r="2">{t:2490-21-1}{t:José Peña}{t:001}</row>',
  "{maria}": '<row r="3">{t:2490-21-2}{t:María Núñez}{t:002}</row>',
  "{headings}": "{r}{c:carnet}{c:nombre}{c:ticket}{/r}",
  "{r}": "<table:table-row>",
  "{/r}": "</table:table-row>",
  "{blanks}": '<table:table-cell table:number-columns-repeated="16384"/>',
  // LibreOffice writes the second where it opened an XLSX.
  "{struck}": ['style="solid"', 'type="single"']
    .map(
      (line, at) =>
        `<style:style style:name="T${at}" style:family="text"><style:text-properties style:text-line-through-${line}/></style:style>`,
    )
    .join(""),
};

const full = (xml: string) =>
  Object.entries(shorthands)
    .reduce((all, [short, long]) => all.replaceAll(short, long), xml)
    .replace(/\{t:([^}]*)\}/g, '<c t="inlineStr"><is><t>$1</t></is></c>')
    .replace(
      /\{c:([^}]*)\}/g,
      '<table:table-cell office:value-type="string"><text:p>$1</text:p></table:table-cell>',
    );

function workbook(text: string, kind = ""): Buffer {
  const [xml = "", styles] = full(text).split(" || ");
  const [, what, format] = /^(ods \w+|\w+)(?: (.+))?$/.exec(kind) ?? [];
  const rows: Readonly<Record<string, string>> = {
    ticket: `{header}<row>{t:2490-21-1}{t:José Peña}${xml}</row>`,
    name: `{header}<row>{t:2490-21-1}${xml}{t:001}</row>`,
    "ods ticket": `{headings}{r}{c:2490-21-1}{c:José Peña}${xml}{/r}`,
    "ods name": `{headings}{r}{c:2490-21-1}${xml}{c:001}{/r}`,
  };
  const content = full(rows[what ?? ""] ?? xml);
  return what?.startsWith("ods")
    ? rawOds(content, styles)
    : rawXlsx({ rows: content, formats: format === undefined ? [] : [format] });
}

const xlsx = (list: Partial<RawXlsx>) => rawXlsx({ rows: full("{header}{jose}{maria}"), ...list });

/** Workbooks as spreadsheets and other programs write them. */
export const rawLists: UglyLists = {
  ...listsIn(table, {}, workbook),
  "an XLSX with tabs that are no sheets": {
    file: xlsx({
      tabs: ["chartsheet", "dialogsheet", "xlMacrosheet"].map((type) => ({ type, xml: "<x/>" })),
    }),
    rows: people,
  },
  "an XLSX with a tab that cannot be read": {
    file: xlsx({ tabs: [{ type: "worksheet", xml: null }] }),
    refused: /no es un libro XLSX que se pueda leer/,
  },
  "an XLSX with backslashes between its folders": {
    file: xlsx({ rename: (file) => file.replaceAll("/", "\\") }),
    rows: people,
  },
};
