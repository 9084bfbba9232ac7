import { expect, test } from "vitest";
import type { Participant } from "#people/model/carnet/participant.ts";
import {
  ana,
  anaAsked,
  check,
  doubtsOf,
  faultsOf,
  form,
  proposalsOf,
  sheetOf,
  statuses,
} from "../testing/check-rows.ts";
import { type DraftOptions, noEdits } from "./draft.ts";

const header = ["carnet", "nombre", "ticket"];

test("which of two readings is right is asked once: a person who is registered with one of them and the name has it", () => {
  const rows = ["1/9|90118009112|JosÃ© PeÃ±a|Sí", "1/9|30225011045|Otra Chub|Sí"];
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
  const sheet = sheetOf(form, "1/9|no lo sé|ANA PEREZ|Sí", "1/9|2490/21-77|Ana Pérez|Sí");
  expect(proposalsOf(check(sheet, { people: [ana] }))).toEqual([ana.carnet, "2490-21-77"]);
});

test("a ticket belongs to one row only, and to no registered person who stays", () => {
  const rows = ["2490-21-1|Ana Paz|7", "2490-21-2|Luis Paz|7", "2490-21-3|Eva Paz|8"];
  const sheet = sheetOf(header, ...rows);
  const people = [{ carnet: "2490-21-9", nombre: "Otro", numeroTicket: "8" }];
  const draft = check(sheet, { people });
  expect(faultsOf(draft)).toEqual([
    [],
    ["el ticket ya está en la línea 2"],
    [expect.stringMatching(/^el ticket ya es del carnet 2490-21-9, de Otro, que está en el reg/)],
  ]);
  expect(proposalsOf(draft)).toEqual([undefined, "9", "10"]);
  const replacing = check(sheet, { people, mode: "replace" });
  expect(statuses(replacing)).toEqual(["listed", "faulty", "listed"]);
});

test("a corrected carnet stays, also where the row's name is to replace the corrected one, and with it a name that the row has written worse", () => {
  const edited = { ...ana, nombre: "Ana Lucía Pérez", carnet: "2490-21-1010" };
  const edits = { ...noEdits, overCorrections: [2] };
  const corrections = [{ before: ana, after: edited }];
  const { people } = check(sheetOf(form, anaAsked), { people: [edited], corrections, edits });
  expect(people).toEqual([{ ...edited, nombre: ana.nombre }]);
  const worse = sheetOf(form, ["1/9", ana.carnet, "ANA LUCIA PEREZ", "Sí"]);
  expect(check(worse, { people: [edited], corrections }).people).toEqual([edited]);
});

test("a name that was mended when the same sheet was imported before stays as it was mended", () => {
  const chumil = { carnet: "2490-21-1002", nombre: "Ch'umil Paz", numeroTicket: "002" };
  const people = [{ ...ana, nombre: "José Peña" }, chumil];
  const written = ["JosÃ© PeÃ±a", "Ch´umil Paz"];
  const rows = written.map((nombre, at) => ["1/9", people[at]?.carnet ?? "", nombre, "Sí"]);
  const sheet = sheetOf(form, ...rows);
  const draft = check(sheet, { people });
  expect(draft.people).toEqual(people);
  expect(draft.rows.map(({ reverted }) => reverted[0]?.listed)).toEqual(written);
  const over = check(sheet, { people, edits: { ...noEdits, overCorrections: [2, 3] } });
  expect(statuses(over)).toEqual(["faulty", "listed"]);
});

test("a carnet whose zeros the list lost is the registered one of this name", () => {
  const rows = ["2490-21-1001|Ana Lucía Paz", "2490-21-1001|Eva Xol Tum"];
  const known = { ...ana, carnet: "2490-21-001001", nombre: "Ana Paz", correo: "ana@example.org" };
  const [own, another] = rows.map((row) =>
    check(sheetOf("Carnet|Nombre", row), { people: [known] }),
  );
  const reverted = { field: "carnet", listed: "2490-21-1001", corrected: known.carnet };
  expect(own?.people).toEqual([{ ...known, nombre: "Ana Lucía Paz" }]);
  expect(own?.rows[0]).toMatchObject({ reverted: [reverted], doubts: [] });
  expect(another?.people).toMatchObject([{ carnet: "2490-21-1001" }]);
  expect(another?.rows[0]).toMatchObject({ reverted: [], doubts: [{ field: "carnet" }] });
});

test("only new and changed people are compared with registered people outside the list", () => {
  const others = [{ carnet: "2490-21-2", nombre: "Eva Díaz", numeroTicket: "1" }];
  const doubtsWith = (people: readonly Participant[]) =>
    check(sheetOf("carnet|nombre|ticket", "2490-21-1001|Ana Pérez|001"), {
      people: [...others, ...people],
    }).rows.map(({ doubts }) => doubts.length);
  expect(doubtsWith([])).toEqual([1]);
  expect(doubtsWith([{ ...ana, nombre: "A. Pérez" }])).toEqual([1]);
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

test("a registered carnet that is shorter than the others is not asked about again", () => {
  const whole = ["104501", "104502", "104503", "104504"].map((number) => `2490-21-${number}`);
  const names = ["Eva Mux", "Gil Tol", "Ivo Ixc", "Rosa Sis"];
  const rows = whole.map((carnet, at) => ["1/9", carnet, names[at] ?? "", "Sí"]);
  const sheet = sheetOf(form, ...rows, anaAsked);
  expect(doubtsOf(check(sheet)).at(-1)).toHaveLength(1);
  expect(doubtsOf(check(sheet, { people: [ana] })).at(-1)).toEqual([]);
});

test("names in capitals get initials if organisers chose that; a better written name stays unless they chose otherwise", () => {
  const sheet = sheetOf(form, "1/9|2490-21-1001|ANA PEREZ|Sí", "1/9|2490-21-1002|EVA DE LEÓN|Sí");
  const names = (edits: DraftOptions["edits"]) =>
    check(sheet, { people: [ana], edits }).people.map(({ nombre }) => nombre);
  expect(names(noEdits)).toEqual(["Ana Pérez", "EVA DE LEÓN"]);
  const initials = { ...noEdits, initials: true };
  expect(names(initials)).toEqual(["Ana Pérez", "Eva de León"]);
  expect(names({ ...initials, overCorrections: [2] })).toEqual(["Ana Perez", "Eva de León"]);
  expect(names({ ...initials, typed: { 3: { nombre: "EVA XOL" } } })[1]).toBe("EVA XOL");
});

const luz = { carnet: "2489-20-31", nombre: "Luz Xol", numeroTicket: "002" };

test("somebody else with the carnet of a registered person is doubtful", () => {
  const asked = (nombre: string) => {
    const sheet = sheetOf(header, [ana.carnet, nombre, "001"]);
    return doubtsOf(check(sheet, { people: [ana, luz] }))[0];
  };
  expect(asked("Beto Mux")).toEqual(["ese carnet es aquí de «Ana Pérez», cuyo lugar tomaría"]);
  expect(asked(luz.nombre)).toEqual([expect.stringMatching(/quizá se ordenó una columna sin/)]);
});

test.each([
  ["María López Paz", "Mario López Paz", 1],
  ["Ana López Paz", "Anna Lópes Paz", 1],
  ["Ana López Paz", "Ana López Paiz", 0],
  ["María José López", "Ma. José López Paz", 0],
  ["Mario José López", "Ma. José López", 1],
])("if the list has %s's carnet with %s, it is asked: %i", (present, listed, times) => {
  const people = [{ ...ana, nombre: present }];
  const { rows } = check(sheetOf(header, [ana.carnet, listed, "001"]), { people });
  const taken = rows[0]?.doubts.filter(({ reason }) => reason.kind === "carnet taken");
  expect(taken).toHaveLength(times);
});

test("a registered person whose carnet the list has corrected is named, and gets no second ticket by a press", () => {
  const corrected = sheetOf(header, ["2490-21-1010", "ana perez", "001"]);
  const draft = check(corrected, { people: [ana] });
  expect(faultsOf(draft)).toEqual([[expect.stringMatching(/^el ticket ya es .* con ese carnet$/)]]);
  expect(proposalsOf(draft)).toEqual([null]);
  const without = (carnet: string) =>
    doubtsOf(check(sheetOf(header, [carnet, ana.nombre, "9"]), { people: [ana] }))[0];
  expect(without("2490-21-1010")).toEqual(["se llama igual que Ana Pérez, 2490-21-1001"]);
  expect(without("2490-19-77")).toEqual([]);
});
