import { describe, expect, test } from "vitest";
import { cellText } from "../table.ts";
import { parseCsv } from "./parse-csv.ts";

function read(text: string) {
  const parsed = parseCsv(text);
  if (parsed.kind === "unreadable") return parsed.message;
  return parsed.sheet.rows.map((row) => [row.line, ...row.cells.map(cellText)]);
}

describe("parseCsv", () => {
  test("is not misled by commas in a title above the header", () => {
    expect(read("Lista, del, año, 2025\ncarnet;nombre;ticket\n1;Ana;3")).toContainEqual([
      3,
      "1",
      "Ana",
      "3",
    ]);
  });

  test.each([
    ["LF", "\n"],
    ["CRLF", "\r\n"],
    ["CR", "\r"],
  ])("counts lines that end in %s, also after quoted line breaks and blank rows", (_, end) => {
    const text = ["a,b", "", '"x', 'y",2', " , ", ",", "z,3"].join(end);
    expect(read(text)).toEqual([
      [1, "a", "b"],
      [3, "x\ny", "2"],
      [7, "z", "3"],
    ]);
  });

  test("understands quotes: doubled, spaced from the comma, and inside an unquoted cell", () => {
    expect(read('a,b,c\n "Ana ""la Chata"" Paz" , Juan "Chepe" Ruiz ,=" "')).toEqual([
      [1, "a", "b", "c"],
      [2, 'Ana "la Chata" Paz', 'Juan "Chepe" Ruiz', " "],
    ]);
  });
});
