import { homedir } from "node:os";
import { expect, test } from "vitest";
import { draggedFolder } from "./dragged-folder.ts";

const home = homedir();

test.each([
  ["/fotos/Mis\\ fotos\\ \\(2025\\)/ ", "/fotos/Mis fotos (2025)/"],
  ["'/fotos/Mis fotos' ", "/fotos/Mis fotos"],
  ['"/fotos/Mis fotos"', "/fotos/Mis fotos"],
  ["'/fotos/O'\\''Brien'", "/fotos/O'Brien"],
  ["/fotos/A\u00f1o\\ 2025", "/fotos/A\u00f1o 2025"],
  ["file:///fotos/Mis%20fotos", "/fotos/Mis fotos"],
  ["'file:///fotos/A%C3%B1o'", "/fotos/A\u00f1o"],
  ["~/Mis\\ fotos", `${home}/Mis fotos`],
  ["~", home],
  ["fotos", "fotos"],
  ["", ""],
])("%j is the folder %j", (written, folder) => {
  expect(draggedFolder(written, "linux")).toBe(folder);
});

test.each([
  ['"C:\\Users\\Ana\\Mis fotos"', "C:\\Users\\Ana\\Mis fotos"],
  ["& 'C:\\Mis fotos'", "C:\\Mis fotos"],
  ["C:\\fotos ", "C:\\fotos"],
])("on Windows, %j is the folder %j", (written, folder) => {
  expect(draggedFolder(written, "win32")).toBe(folder);
});
