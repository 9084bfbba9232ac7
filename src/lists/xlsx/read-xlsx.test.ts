import { expect, test } from "vitest";
import { cellText } from "../table/table.ts";
import { readWorkbook } from "./read-xlsx.ts";
import { xlsxFile } from "./write-xlsx.ts";

test("texts that look like codes of XLSX come back from an own file as they were", async () => {
  const tickets = ["A_x0031_", "_x005F_x0031_", "A_x31_", "_xABCD_"];
  const people = tickets.map((numeroTicket) => ({ carnet: "1", nombre: "Ana", numeroTicket }));
  const read = await readWorkbook(await xlsxFile(people));
  const rows = read.kind === "sheets" ? (read.sheets[0]?.rows ?? []) : [];
  expect(rows.slice(1).map(({ cells }) => cellText(cells[2]))).toEqual(tickets);
});
