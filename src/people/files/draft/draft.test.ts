import { expect, test } from "vitest";
import type { Participant } from "#people/model/carnet/participant.ts";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { carnets } from "#testing/carnets.ts";
import { dateCell } from "../date-cell.ts";
import { csvTable } from "../formats/write-csv.ts";
import { openPasted } from "../open-list.ts";
import { reasonInWords } from "../reason-words.ts";
import type { RawSheet } from "../table.ts";
import { otherAnswers } from "./answers.ts";
import { checkDraft, type Registered } from "./check-draft.ts";
import { type Draft, type DraftOptions, type DraftRow, noEdits } from "./draft.ts";
import { guessMapping } from "./guess-mapping.ts";

const form = [
  "Marca temporal",
  "¿Cuál es su número de carnet?",
  "¿Cuál es su nombre completo?",
  "¿Ya pagó?",
];
const anaAsked = ["1/9", "2490-21-1001", "Ana Pérez", "Sí"];
const ana = { carnet: "2490-21-1001", nombre: "Ana Pérez", numeroTicket: "001" };

function sheetOf(...rows: string[][]): RawSheet {
  const reading = openPasted(csvTable(rows));
  const [sheet] = reading.kind === "sheets" ? reading.sheets : [];
  if (sheet === undefined) throw new Error("The rows cannot be read");
  return sheet;
}

interface Given extends Partial<DraftOptions> {
  readonly people?: readonly Participant[];
  readonly corrections?: readonly PersonChange[];
}

function check(sheet: RawSheet, { people = [], corrections = [], ...options }: Given = {}): Draft {
  const registered: Registered = {
    people: new Map(people.map((person) => [person.carnet, person])),
    corrections,
  };
  const mapping = guessMapping(sheet.rows, carnets);
  return checkDraft(
    sheet,
    { mapping, filter: null, edits: noEdits, mode: "merge", prefix: "", ...options },
    registered,
    carnets,
  );
}

const statuses = ({ rows }: Draft) => rows.map(({ status }) => status);
const faultsOf = ({ rows }: Draft) =>
  rows.map(({ faults }) => faults.map(({ reason }) => reasonInWords(reason)[0]));
const proposalsOf = ({ rows }: Draft) => rows.map(({ faults }) => faults[0]?.proposal);
const lineOf = (row: DraftRow | undefined) => row?.line ?? 0;

test("a date that is no carnet of this edition has no readings", () => {
  const sheet = sheetOf(["carnet", "nombre"], ["fecha", "Ana Pérez"]);
  const [header, ana] = sheet.rows;
  if (header === undefined || ana === undefined) throw new Error("The sheet has no rows");
  const cells = [dateCell(["2019-01-01"]), ...ana.cells.slice(1)];
  const dated = { ...sheet, rows: [header, { ...ana, cells }] };
  const mapping = guessMapping(dated.rows, carnets);
  const options = { mapping, filter: null, edits: noEdits, mode: "merge", prefix: "" } as const;
  const registered = { people: new Map(), corrections: [] };
  const draft = checkDraft(dated, options, registered, carnetRules([4, 5]));
  expect(draft.rows[0]?.faults).toMatchObject([{ reason: { kind: "date" }, proposal: null }]);
});

test("a list without tickets gets the next free numbers; registered people keep theirs", () => {
  const sheet = sheetOf(form, ["1/9", "2490-21-1002", "Luis Mora", "No"], anaAsked, [
    "2/9",
    "2490-21-1003",
    "Eva Díaz",
    "Sí",
  ]);
  const draft = check(sheet, { people: [{ ...ana, numeroTicket: "XIII-041" }], prefix: "XIII-" });
  expect(draft.people.map(({ numeroTicket }) => numeroTicket)).toEqual([
    "XIII-042",
    "XIII-041",
    "XIII-043",
  ]);
  expect(draft.rows.map(({ isNumbered }) => isNumbered)).toEqual([true, false, true]);
});

test("without a prefix, the numbers go on as those of the sheet do", () => {
  const header = ["Carnet", "Nombre", "Ticket"];
  const listed = ["2490-21-1002", "Luis Mora", "XIII-030"];
  const draft = check(sheetOf(header, listed, [ana.carnet, ana.nombre, ""]), { prefix: undefined });
  expect(draft.people.map(({ numeroTicket }) => numeroTicket)).toEqual(["XIII-030", "XIII-031"]);
  expect(draft.prefix).toBe("XIII-");
});

test("if numbers are not given, rows that lack a ticket are faulty, and a free one is proposed to each", () => {
  const draft = check(sheetOf(form, anaAsked, ["2/9", "2490-21-1003", "Eva Díaz", "Sí"]), {
    prefix: null,
  });
  expect(statuses(draft)).toEqual(["faulty", "faulty"]);
  expect(proposalsOf(draft)).toEqual(["001", "002"]);
});

test("only rows with the chosen value count, however it is written", () => {
  const sheet = sheetOf(
    form,
    anaAsked,
    ["1/9", "2490-21-1002", "Luis Mora", "no"],
    ["1/9", "2490-21-1003", "Eva Díaz", "SI "],
  );
  expect(statuses(check(sheet, { filter: { column: 3, values: ["si"] } }))).toEqual([
    "listed",
    "filtered",
    "listed",
  ]);
});

test("the last of several rows with a carnet counts, unless another is chosen", () => {
  const sheet = sheetOf(
    form,
    anaAsked,
    ["2/9", "2490211001", "Ana Lucía Pérez", "Sí"],
    ["3/9", "2490-21-1001", "Ana Lucía Pérez", "Sí"],
  );
  const draft = check(sheet);
  expect(statuses(draft)).toEqual(["superseded", "listed", "repeated"]);
  expect(draft.rows.map(({ instead }) => instead)).toEqual([3, null, 3]);
  expect(draft.people).toHaveLength(1);
  const first = check(sheet, { edits: { ...noEdits, kept: { "2490-21-1001": 2 } } });
  expect(statuses(first)).toEqual(["listed", "superseded", "superseded"]);
  expect(first.people[0]?.nombre).toBe("Ana Pérez");
});

test("two people with one carnet are both to be mended, until one carnet is corrected or one row left out", () => {
  const sheet = sheetOf(form, anaAsked, ["2/9", "2490-21-1001", "Luis de la Mora", "Sí"]);
  const draft = check(sheet);
  expect(statuses(draft)).toEqual(["faulty", "faulty"]);
  expect(faultsOf(draft)[0]).toEqual([
    "el carnet está también en la línea 3, con el nombre «Luis de la Mora»",
  ]);
  const luis = lineOf(draft.rows[1]);
  const typed = { [luis]: { carnet: "2490-21-1002" } };
  expect(statuses(check(sheet, { edits: { ...noEdits, typed } }))).toEqual(["listed", "listed"]);
  const leftOut = [luis];
  expect(statuses(check(sheet, { edits: { ...noEdits, leftOut } }))).toEqual([
    "listed",
    "left out",
  ]);
});

test.each([
  ["José López", "Marta López"],
  ["Mario López", "María López"],
  ["Ana Po", "Ana Xol"],
  ["Ana de la Cruz", "Ana de la Paz"],
  ["Ana Pérez", "Ana Pérez Mora", "Ana Pérez Soto"],
])("%s and %s are two people", (...nombres) => {
  const draft = check(sheetOf(form, ...nombres.map((each) => ["1/9", "2490-21-1001", each, "Sí"])));
  expect(statuses(draft)).toEqual(nombres.map(() => "faulty"));
});

test.each([
  ["Ana de Pérez", "ANA PEREZ LOPEZ"],
  ["Ana Lucía Pérez", "Pérez, Ana L."],
])("%s and %s are one person", (...nombres) => {
  const draft = check(sheetOf(form, ...nombres.map((each) => ["1/9", "2490-21-1001", each, "Sí"])));
  expect(statuses(draft)).toEqual(["superseded", "listed"]);
});

test("a row without a name is no second person", () => {
  const nameless = ["2/9", "2490-21-1001", "", "Sí"];
  expect(statuses(check(sheetOf(form, nameless, anaAsked)))).toEqual(["superseded", "listed"]);
});

test("who shares a carnet is told of the other person, not of a row that repeats the own", () => {
  const draft = check(
    sheetOf(form, anaAsked, ["2/9", "2490-21-1001", "Beto Mora", "Sí"], anaAsked),
  );
  expect(statuses(draft)).toEqual(["faulty", "faulty", "repeated"]);
  expect(faultsOf(draft)).toEqual([
    ["el carnet está también en la línea 3, con el nombre «Beto Mora»"],
    ["el carnet está también en la línea 2, con el nombre «Ana Pérez»"],
    [],
  ]);
});

test("one long name with two carnets is asked about, also if the list has the other one", () => {
  const written = ["2/9", "2490-21-1002", "PEREZ MORA ANA LUCIA", "Sí"];
  const sheet = sheetOf(form, ["1/9", "2490-21-1001", "Ana Lucía Pérez Mora", "Sí"], written);
  const doubts = ({ rows }: Draft) =>
    rows.map((row) => row.doubts.map(({ reason }) => reasonInWords(reason)[0]));
  expect(doubts(check(sheet))[1]?.at(-1)).toBe(
    "se llama igual que Ana Lucía Pérez Mora, 2490-21-1001",
  );
  const listed = { ...ana, nombre: "Ana Lucía Pérez Mora" };
  expect(doubts(check(sheetOf(form, written), { people: [listed] }))[0]?.at(-1)).toBe(
    "se llama igual que Ana Lucía Pérez Mora, 2490-21-1001",
  );
});

test("a typed value corrects a row, and a row can be left out", () => {
  const sheet = sheetOf(form, ["1/9", "21-1002", "Luis Mora", "Sí"], anaAsked);
  expect(statuses(check(sheet))).toEqual(["faulty", "listed"]);
  const edited = check(sheet, {
    edits: { ...noEdits, typed: { 2: { carnet: "2490-21-1002" } } },
  });
  expect(statuses(edited)).toEqual(["listed", "listed"]);
  expect(statuses(check(sheet, { edits: { ...noEdits, leftOut: [2] } }))).toEqual([
    "left out",
    "listed",
  ]);
});

test("the carnet that is probably meant is proposed for a faulty one", () => {
  const rows = ["2490/21-77", "249O-21-78", "21-79", "carnet 2490-21-80", "2.49021E+11", "12"];
  const sheet = sheetOf(
    form,
    anaAsked,
    ...rows.map((carnet, index) => ["1/9", carnet, `Eva Paz ${index}`, "Sí"]),
  );
  expect(proposalsOf(check(sheet))).toEqual([
    undefined,
    "2490-21-77",
    "2490-21-78",
    "2490-21-79",
    "2490-21-80",
    null,
    null,
  ]);
});

test("a carnet that lacks its beginning is not only completed with zeros", () => {
  const sheet = sheetOf(form, anaAsked, ["1/9", "21-104507", "Luis Mora", "Sí"]);
  const readings = ["2490-21-104507", "0021-10-4507"];
  expect(check(sheet).rows[1]?.faults[0]?.reason).toMatchObject({ readings });
  const luis = { carnet: "2490-21-104507", nombre: "Luis Mora", numeroTicket: "7" };
  expect(proposalsOf(check(sheet, { people: [luis] }))[1]).toBe(luis.carnet);
});

test("which of two readings is right is asked once: a person who is registered with one of them and the name has it", () => {
  const rows = [
    ["1/9", "90118009112", "JosÃ© PeÃ±a", "Sí"],
    ["1/9", "30225011045", "Otra Chub", "Sí"],
  ];
  const people = [
    { carnet: "9011-80-09112", nombre: "José Peña", numeroTicket: "1" },
    { carnet: "0302-25-011045", nombre: "Rosa Chub", numeroTicket: "2" },
  ];
  const draft = check(sheetOf(form, ...rows), { people });
  expect(draft.people).toEqual(people.slice(0, 1));
  const readings = ["0302-25-011045", "3022-50-11045"];
  expect(draft.rows[1]?.faults[0]?.reason).toMatchObject({ readings });
});

test("the carnet of the only registered person with the name is proposed, unless the digits are complete", () => {
  const sheet = sheetOf(
    form,
    ["1/9", "no lo sé", "ANA PEREZ", "Sí"],
    ["1/9", "2490/21-77", "Ana Pérez", "Sí"],
  );
  expect(proposalsOf(check(sheet, { people: [ana] }))).toEqual([ana.carnet, "2490-21-77"]);
});

test("a ticket belongs to one row only, and to no registered person who stays", () => {
  const header = ["carnet", "nombre", "ticket"];
  const sheet = sheetOf(
    header,
    ["2490-21-1", "Ana Paz", "7"],
    ["2490-21-2", "Luis Paz", "7"],
    ["2490-21-3", "Eva Paz", "8"],
  );
  const people = [{ carnet: "2490-21-9", nombre: "Otro", numeroTicket: "8" }];
  const draft = check(sheet, { people });
  expect(faultsOf(draft)).toEqual([
    [],
    ["el ticket ya está en la línea 2"],
    [expect.stringMatching(/^el ticket ya es del carnet 2490-21-9, de Otro, que está en el reg/)],
  ]);
  expect(proposalsOf(draft)).toEqual([undefined, "9", "10"]);
  expect(statuses(check(sheet, { people, mode: "replace" }))).toEqual([
    "listed",
    "faulty",
    "listed",
  ]);
});

test("an organiser's correction stays, unless the row's value is to replace it", () => {
  const edited = { ...ana, nombre: "Ana Lucía Pérez", carnet: "2490-21-1010" };
  const given = { people: [edited], corrections: [{ before: ana, after: edited }] };
  const sheet = sheetOf(form, anaAsked);
  const draft = check(sheet, given);
  expect(draft.people).toEqual([edited]);
  expect(draft.rows[0]?.reverted.map(({ field }) => field)).toEqual(["carnet", "nombre"]);
  const over = check(sheet, { ...given, edits: { ...noEdits, overCorrections: [2] } });
  expect(over.people[0]).toMatchObject({ carnet: edited.carnet, nombre: ana.nombre });
});

test("a name that was mended when the same sheet was imported before stays as it was mended", () => {
  const people = [
    { ...ana, nombre: "José Peña" },
    { carnet: "2490-21-1002", nombre: "Ch'umil Paz", numeroTicket: "002" },
  ];
  const written = ["JosÃ© PeÃ±a", "Ch´umil Paz"];
  const sheet = sheetOf(
    form,
    ...written.map((nombre, at) => ["1/9", people[at]?.carnet ?? "", nombre, "Sí"]),
  );
  const draft = check(sheet, { people });
  expect(draft.people).toEqual(people);
  expect(draft.rows.map(({ reverted }) => reverted[0]?.listed)).toEqual(written);
  const over = check(sheet, { people, edits: { ...noEdits, overCorrections: [2, 3] } });
  expect(statuses(over)).toEqual(["faulty", "listed"]);
});

test("a surplus cell in a text file is a fault until somebody confirms it", () => {
  const sheet = sheetOf(form, [...anaAsked, "", "de más"]);
  const draft = check(sheet);
  expect(faultsOf(draft)).toEqual([["la fila tiene 6 celdas y el encabezado 4"]]);
  const line = lineOf(draft.rows[0]);
  expect(statuses(check(sheet, { edits: { ...noEdits, accepted: [line] } }))).toEqual(["listed"]);
});

test("only new and changed people are compared with registered people outside the list", () => {
  const others = [{ carnet: "2490-21-2", nombre: "Eva Díaz", numeroTicket: "1" }];
  const doubtsWith = (people: readonly Participant[]) =>
    check(sheetOf(["carnet", "nombre", "ticket"], ["2490-21-1001", "Ana Pérez", "001"]), {
      people: [...others, ...people],
    }).rows.map(({ doubts }) => doubts.length);
  expect(doubtsWith([])).toEqual([1]);
  expect(doubtsWith([{ ...ana, nombre: "Ana" }])).toEqual([1]);
  expect(doubtsWith([ana])).toEqual([0]);
});

test("a doubtful name that is registered so is not asked about again", () => {
  const names = ["GËMEZ", "'Ajpop Xol", "Jose' Paz"];
  const people = names.map((nombre, at) => ({ ...ana, carnet: `2490-21-100${at}`, nombre }));
  const sheet = sheetOf(form, ...people.map(({ carnet, nombre }) => ["1/9", carnet, nombre, "Sí"]));
  const doubts = (present: readonly Participant[]) =>
    check(sheet, { people: present }).rows.map((row) => row.doubts.length);
  expect(doubts([])).toEqual([1, 1, 1]);
  const numbered = people.map((person, at) => ({ ...person, numeroTicket: `00${at}` }));
  expect(doubts(numbered)).toEqual([0, 0, 0]);
});

test("names in capitals get initials when told; a better written name stays unless told", () => {
  const sheet = sheetOf(
    form,
    ["1/9", ana.carnet, "ANA PEREZ", "Sí"],
    ["1/9", "2490-21-1002", "EVA DE LEÓN", "Sí"],
  );
  const names = (edits: DraftOptions["edits"]) =>
    check(sheet, { people: [ana], edits }).people.map(({ nombre }) => nombre);
  expect(names(noEdits)).toEqual(["Ana Pérez", "EVA DE LEÓN"]);
  const initials = { ...noEdits, initials: true };
  expect(names(initials)).toEqual(["Ana Pérez", "Eva de León"]);
  expect(names({ ...initials, overCorrections: [2] })).toEqual(["Ana Perez", "Eva de León"]);
  expect(names({ ...initials, typed: { 3: { nombre: "EVA XOL" } } })[1]).toBe("EVA XOL");
});

test("registered people with another answer than the chosen one are named, unless another row has it", () => {
  const people = [1, 2, 3].map((each) => ({
    carnet: `2490-15-${each}`,
    nombre: `Persona ${each}`,
    numeroTicket: `E-00${each}`,
  }));
  const row = (each: number, estado: string) => [`2490-15-${each}`, `Persona ${each}`, estado];
  const sheet = sheetOf(
    ["Carnet", "Nombre", "Estado"],
    ...[row(1, "Confirmado"), row(2, "Cancelado"), row(3, "Confirmado"), row(3, "Cancelado")],
    row(4, "Cancelado"),
  );
  const filter = { column: 2, values: ["confirmado"] };
  const registered = new Map(people.map((person) => [person.carnet, person]));
  const draft = check(sheet, { people, filter, prefix: "" });
  expect(otherAnswers(sheet, filter, draft, registered)).toEqual([
    { line: 3, person: people[1], answer: "Cancelado" },
  ]);
  expect(otherAnswers(sheet, null, draft, registered)).toEqual([]);
});
