import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { check, sheetsOf } from "../testing/check-rows.ts";
import { layOutCards } from "./lay-out-cards.ts";

const rowsOf = (text: string) => {
  const drafts = sheetsOf(text).map((sheet) => check(layOutCards(sheet, carnets)));
  return drafts
    .flatMap(({ rows }) => rows)
    .map(({ line, status, values: { carnet, nombre, correo } }) =>
      [line, status === "listed", carnet, nombre, ...(correo ? [correo] : [])].join("|"),
    );
};

test.each([
  [
    "in one cell, with commas of their own",
    "Buenas, van dos\n\nNombre: Paz Xol, Ana\nCarné: 2490-21-7\nEmail address: a@example.org\n\nNombre: Luz Coc\nCarné: 2490-20-77",
    [
      "1|false||Buenas, van dos",
      "3|true|2490-21-7|Paz Xol, Ana|a@example.org",
      "7|true|2490-20-77|Luz Coc",
    ],
  ],
  [
    "in two cells below a title each",
    "Ficha\t\nCarné:\t2490-21-7\nNombre:\tAna Paz\n2490-21-1?\t\n2490-21-1?\t\n2490-21-1?\t\nEva Xol\t\nEva Xol\t\nFicha\t\nCarné:\t2490-20-77\nNombre:\tLuz Coc\nFicha\t\nCarné:\t2490-20-78\nNombre:\tIxchel Tum",
    [
      "2|true|2490-21-7|Ana Paz",
      "4|false||2490-21-1?",
      "5|false||2490-21-1?",
      "6|false||2490-21-1?",
      "7|false||Eva Xol",
      "8|false||Eva Xol",
      "10|true|2490-20-77|Luz Coc",
      "13|true|2490-20-78|Ixchel Tum",
    ],
  ],
  [
    "with lines that are lacking",
    "Nombre: Ana Paz\n\nCarné: 2490-21-7\nCarné: 2490-20-77\nNombre: Luz Coc\nCarné: 2490-20-78\nNombre: Ivo Tol\nEva Xol 2490-20-79\nCarné: 2490-20-80",
    [
      "1|false||Ana Paz",
      "3|false|2490-21-7|",
      "4|false|2490-20-77|",
      "5|true|2490-20-78|Luz Coc",
      "7|false||Ivo Tol",
      "8|true|2490-20-79|Eva Xol",
      "9|false|2490-20-80|",
    ],
  ],
  [
    "as names and carnets in turn",
    "Ana Paz\n2490-21-7\nLuz Coc\n2490-20-77",
    ["1|true|2490-21-7|Ana Paz", "3|true|2490-20-77|Luz Coc"],
  ],
  [
    "as numbered names, carnets and telephones in turn",
    "1. Ana Paz\n2490-21-7\n55550001\n2. Luz Coc\n2490-20-77\n5555-0002",
    ["1|true|2490-21-7|Ana Paz", "4|true|2490-20-77|Luz Coc"],
  ],
])("people %s are rows", (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  "Nombre\tCarné\nAna Paz\t2490-21-7\nCarné\tNombre\n2490-20-77\tLuz Coc",
  "Ana Paz\n2490-21-7\nLuz Coc\nEva Xol\n2490-20-77",
])("the sheet %j stays as it is", (text) => {
  const [sheet] = sheetsOf(text);
  expect(sheet && layOutCards(sheet, carnets)).toBe(sheet);
});
