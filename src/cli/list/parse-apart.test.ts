import { expect, test } from "vitest";
import { endlessColumns } from "../testing/hostile-lists.ts";
import { parseApart } from "./parse-apart.ts";

const list = Buffer.from("carnet,nombre,numeroTicket\n2490-21-1,Íñigo 👩‍💻,7\n");
const limits = { memoryBytes: 600_000_000, cpuSeconds: 20 };

test("a list comes back from the other process as it was read there", async () => {
  expect(await parseApart(list, null)).toEqual({
    kind: "list",
    participants: [
      {
        carnet: "2490-21-1",
        nombre: "Íñigo 👩‍💻",
        numeroTicket: "7",
        places: { carnet: { line: 2, column: null }, numeroTicket: { line: 2, column: null } },
      },
    ],
    format: "CSV con coma, UTF-8",
    columns: {
      index: { carnet: 0, nombre: 1, numeroTicket: 2 },
      names: { carnet: "carnet", nombre: "nombre", numeroTicket: "numeroTicket" },
      nameParts: [1],
      ignored: [],
      unnamed: [],
      width: 3,
    },
    notices: [],
    doubts: [],
  });
});

test("a workbook that needs little memory and no end of time is given up", {
  timeout: 120_000,
}, async () => {
  const reading = await parseApart(await endlessColumns(), null, { ...limits, cpuSeconds: 4 });
  expect(reading).toEqual({ kind: "over limits" });
});

test("a process that holds more than the limit is given up", async () => {
  const reading = await parseApart(list, null, { ...limits, memoryBytes: 1_000_000 });
  expect(reading).toEqual({ kind: "over limits" });
});
