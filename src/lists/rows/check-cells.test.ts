import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCompleteCarnet } from "../../domain/carnet/read-carnet.ts";
import { reasonInWords } from "../faults/reason-words.ts";
import { type CheckedCell, checkCarnet, checkText } from "./check-cells.ts";

const problemOf = (checked: CheckedCell) =>
  checked.kind === "fault" ? reasonInWords(checked.reason)[0] : checked;

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength });
const parts = fc.tuple(digits(4, 4), digits(2, 2), digits(1, 6));

describe("checkCarnet", () => {
  test("accepts every complete carnet with dashes, without them, and with spaces", () => {
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom("-", "", " ", " - ", "–", "\u2011"),
        fc.constantFrom("", " ", "\u00a0"),
        (groups, separator, edge) => {
          // Without dashes, zeros may be missing in front.
          fc.pre(separator !== "" || groups.join("").length === 12 || groups[0].startsWith("0"));
          expect(checkCarnet(`${edge}${groups.join(separator)}${edge}`)).toEqual({
            kind: "value",
            value: groups.join("-"),
          });
        },
      ),
    );
  });

  test("returns only complete carnets for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789-–. E+/,a") }), (text) => {
        const checked = checkCarnet(text);
        if (checked.kind === "fault") return;
        expect(isCompleteCarnet(checked.value)).toBe(true);
        expect(checked.value.replace(/\D/g, "")).toBe(text.replace(/\D/g, ""));
      }),
    );
  });

  test.each([
    ["249021123456.0", /número con decimales/],
    ["", /falta el carnet/],
  ])("refuses %j and says why", (text, problem) => {
    expect(problemOf(checkCarnet(text))).toMatch(problem);
  });
});

describe("checkText", () => {
  test("composes accents and makes all white space one space", () => {
    expect(checkText("nombre", "  Jose\u0301\u00a0 de\r\n la\tPeña ")).toEqual({
      kind: "value",
      value: "José de la Peña",
    });
    expect(checkText("nombre", "👩‍💻 Ana")).toEqual({ kind: "value", value: "👩‍💻 Ana" });
  });

  test.each([
    ["nombre", " \n ", /falta el nombre/],
    ["numeroTicket", "A\u20281", /U\+2028, después de «A»/],
    ["nombre", "Mu�oz", /perdió letras/],
    ["numeroTicket", "#N/D", /error de la hoja/],
    ["nombre", "x".repeat(201), /más de 200/],
    ["numeroTicket", "7".repeat(41), /más de 40/],
  ] as const)("refuses %s %j", (field, text, problem) => {
    expect(problemOf(checkText(field, text))).toMatch(problem);
  });
});
