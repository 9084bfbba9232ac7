import { expect, test } from "vitest";
import { cellText } from "../table.ts";
import { parseCsv } from "./parse-csv.ts";

function read(text: string) {
  const parsed = parseCsv(text);
  if (parsed.kind === "unreadable") return parsed.message;
  return parsed.sheet.rows.map((row) => [row.line, ...row.cells.map(cellText)]);
}

test.each([
  ["LF", "\n"],
  ["CRLF", "\r\n"],
  ["CR", "\r"],
])("lines that end in %s are counted, also after quoted line breaks and blank rows", (_, end) => {
  const text = ["a,b", "", '"x', 'y",2', " , ", ",", "z,3"].join(end);
  expect(read(text)).toEqual([
    [1, "a", "b"],
    [3, "x\ny", "2"],
    [7, "z", "3"],
  ]);
});
