import fc from "fast-check";
import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { checkPerson, checkValue, isStorable } from "./check-person.ts";
import { personFaultInWords } from "./person-fault-words.ts";
import { isCompleteCarnet } from "./read-carnet.ts";

const ana = { carnet: "2490-21-7", nombre: "Ana Muñoz", numeroTicket: "007" };
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength });

test("a carnet is stored with dashes, whatever one sign is between its groups", () => {
  const parts = fc.tuple(digits(4, 4), digits(2, 2), digits(1, 6));
  const signs = fc.constantFrom("-", "", " ", " - ", "–", "\u2011", "'", "/", ".", "_");
  const edges = fc.constantFrom("", " ", "\u00a0");
  fc.assert(
    fc.property(parts, signs, edges, (groups, sign, edge) => {
      // Without dashes, zeros may be missing in front.
      fc.pre(sign !== "" || groups.join("").length === 12 || groups[0].startsWith("0"));
      const value = groups.join("-");
      const checked = checkValue("carnet", edge + groups.join(sign) + edge, carnets);
      expect(checked).toEqual({ kind: "value", value });
    }),
  );
});

test("a carnet is complete and has the digits that were written, whatever was written", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789-–. E+/',a") }), (text) => {
      const checked = checkValue("carnet", text, carnets);
      if (checked.kind === "fault") return;
      expect(isCompleteCarnet(checked.value, carnets)).toBe(true);
      expect(checked.value.replace(/\D/g, "")).toBe(text.replace(/\D/g, ""));
    }),
  );
});

test("a text is stored with composed accents and single spaces", () => {
  const nombre = "  Jose\u0301\u00a0 de\r\n la\tPeña 👩‍💻";
  const person = { ...ana, nombre: "José de la Peña 👩‍💻", numeroTicket: "8" };
  const checked = checkPerson({ ...ana, nombre, numeroTicket: " 8 " }, carnets);
  expect(checked).toEqual({ kind: "person", person });
});

test.each([
  ["carnet", "", /^Falta el carnet\.$/],
  ["carnet", "2490-21", /Se escribe como 0000-00-000000: 4 números/],
  ["carnet", "2490'21-7", /no está completo/],
  ["carnet", "12/05/2021", /no está completo/],
  ["carnet", "249021123456.0", /no está completo/],
  ["carnet", "90118009112", /9011-80-09112 o 0901-18-009112\. .* con sus guiones\.$/],
  ["nombre", " \n ", /^Falta el nombre\.$/],
  ["nombre", "#N/A", /error de una hoja de cálculo/],
  ["nombre", "Ana MuÃ±oz", /tildes y eñes están dañadas/],
  ["nombre", "MARÃA", /tildes y eñes están dañadas/],
  ["nombre", "RÃOS DÃEZ", /tildes y eñes están dañadas/],
  ["nombre", "Ana Mu?oz", /Perdió letras/],
  ["nombre", "Mu�oz", /Perdió letras/],
  ["nombre", "An\u200ba", /signo que no se ve/],
  ["nombre", "x".repeat(201), /200 letras/],
  ["numeroTicket", "#¡REF!", /error de una hoja de cálculo/],
  ["numeroTicket", "A\u200b1", /signo que no se ve/],
  ["numeroTicket", "7".repeat(41), /40 letras/],
] as const)(
  "no person has the %s %j, and a form says why without cells or files",
  (field, value, words) => {
    const checked = checkPerson({ ...ana, [field]: value }, carnets);
    const faults = checked.kind === "faulty" ? checked.faults : {};
    expect(Object.keys(faults)).toEqual([field]);
    const fault = faults[field];
    expect(fault && personFaultInWords(fault)).toMatch(words);
    expect(fault && personFaultInWords(fault)).not.toMatch(/celda|columna|fila|CSV|formato/);
    expect(isStorable(field, value, carnets)).toBe(false);
  },
);

test.each([
  "Tomâ Barbarâ",
  "JOÃO SILVA",
  "Ana GUIMARÃES",
  "CONCEIÇÃO",
  "João Conceição Guimarães",
  "ÑANDÚ",
  "IRMÃ",
  "ÂNGELA",
  // Its bytes would be a Cyrillic letter.
  "ANA CHUÑ’ PAZ",
  "LUÍSA ÂMBAR",
  "KÄ’ Ixim",
  "ACHË’ Tzoc",
  "KÄ‘ Ixim",
  "KÄ´ Ixim",
  "Zoë Ångström Łukasz",
  "😀 Ana Núñez",
])("%s is stored as it is", (nombre) => {
  expect(isStorable("nombre", nombre, carnets)).toBe(true);
});

test("what a form writes in place of an address is none", () => {
  const checked = checkPerson({ ...ana, correo: "anonymous" }, carnets);
  expect(checked).toEqual({ kind: "person", person: ana });
});
