import { expect, test } from "vitest";
import { openPasted } from "#people/files/open-list.ts";
import { carnets } from "#testing/carnets.ts";
import { open, otherLists } from "./importing.ts";

function opened() {
  const reading = openPasted("carnet,nombre\n2490-21-1,Ana\n2490-21-2,Luz\n");
  if (reading.kind !== "sheets") throw new Error(reading.message);
  const sheet = open("lista.csv", reading.sheets, carnets);
  if (sheet === null) throw new Error("No sheet");
  return sheet;
}

test("a sheet that only speaks of carnets and names is not taken for the list", () => {
  const texts = [
    "Llene la hoja con carnet y nombre",
    '"Columnas:"\n"carnet,nombre"\n"Llene todo"',
    "carnet,nombre\n2490-21-1,Ana",
  ];
  const sheets = texts.flatMap((text) => {
    const reading = openPasted(text);
    return reading.kind === "sheets" ? reading.sheets : [];
  });
  expect(open("lista.xlsx", sheets, carnets)?.sheet).toBe(sheets[2]);
});

test("a second list of the same file is known, so that nobody misses its people", () => {
  const { sheet, ...rest } = opened();
  const others = ["Tarde", "Borrador"].map((name) => ({
    ...sheet,
    name,
    isHidden: name !== "Tarde",
  }));
  expect(otherLists({ ...rest, sheet, sheets: [sheet, ...others] }, carnets)).toEqual(["Tarde"]);
});
