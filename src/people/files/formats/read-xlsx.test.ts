import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { guessMapping } from "../draft/guess-mapping.ts";
import { cellText } from "../table.ts";
import { readWorkbook } from "./read-xlsx.ts";
import { xlsxFile } from "./write-xlsx.ts";

test("texts that look like codes of XLSX come back from an own file as they were", async () => {
  const tickets = ["A_x0031_", "_x005F_x0031_", "A_x31_", "_xABCD_"];
  const people = tickets.map((numeroTicket, row) => ({
    carnet: `2490-21-${row}`,
    nombre: "Ana",
    numeroTicket,
  }));
  const at = Date.parse("2025-10-04T08:03:15-06:00");
  const read = await readWorkbook(await xlsxFile(people, new Map([["2490-21-1", at]])));
  const rows = read.kind === "sheets" ? (read.sheets[0]?.rows ?? []) : [];
  expect(rows[0]?.cells.map(cellText)).toEqual(["Carnet", "Nombre", "Ticket", "Entró"]);
  expect(rows.map(({ cells }) => cellText(cells[3]).slice(0, 10))).toEqual([
    ...["Entró", "", "2025-10-04", "", ""],
  ]);
  expect(guessMapping(rows, carnets)).toMatchObject({ carnet: 0, nombre: [1], numeroTicket: 2 });
  expect(rows.slice(1).map(({ cells }) => cellText(cells[2]))).toEqual(tickets);
});
