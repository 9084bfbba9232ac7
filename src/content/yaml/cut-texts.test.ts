import { expect, test } from "vitest";
import { cutTexts } from "./cut-texts.ts";
import { parseYaml } from "./yaml-file.ts";

const cutIn = (source: string) =>
  cutTexts(parseYaml(source)).map(({ line, kept, lost }) => `${line}: ${kept} | ${lost}`);

test.each([
  ["lema: Tecnología #1 para todos\n", ["1: Tecnología | #1 para todos"]],
  ["a: 1\nlema: #OrgulloDeJutiapa\n", ["2:  | #OrgulloDeJutiapa"]],
  ["lema: Una tarde # dos mesas\n", ["1: Una tarde | # dos mesas"]],
  ["- Uno\n- Aula #2\n", ["2: Aula | #2"]],
])("in %j a text is cut", (source, cut) => {
  expect(cutIn(source)).toEqual(cut);
});

test.each([
  "numero: 13 # de la edición\n",
  "numero: 13 #de la edición\n",
  "icono: ia # o redes\n",
  "inicio: 2025-10-04T08:00:00-06:00 # hora de Guatemala\n",
  "telefono: +502 0000 0000 # oficina\n",
  'lema: "Tecnología #1"\n',
  'lema: "Tecnología" # el de siempre\n',
  "lema: Tecnología#1\n",
  "lema: >-\n  Tecnología #1\n",
  "# Un comentario\nlema: Tecnología\n# Otro\n",
  "muestra: [a] # sí\n",
  "semblanza:\n# Falta\n",
])("in %j no text is cut", (source) => {
  expect(cutIn(source)).toEqual([]);
});
