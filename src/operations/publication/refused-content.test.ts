import { expect, test } from "vitest";
import { refusedContent } from "./refused-content.ts";

const names = "carnet,nombre\n2490-21-104512,Ana\n";
const pem = `-----BEGIN ${"PRIVATE KEY"}-----\nMIIE\n`;
const carnets = "2490-21-104512 2490-21-104513 2490-21-104514";

function refused(path: string, text: string): string[] {
  return refusedContent("content", [{ path, bytes: Buffer.from(text, "latin1") }]);
}

test.each([
  ["clave.json", '{ "private_key": "x" }', "una llave"],
  ["ponentes.yaml", `- clave: |\n    ${pem}`, "una llave"],
  ["fotos/sala.jpg", `\xff\xd8\xff${pem}`, "una llave"],
  ["fotos/lista.jpg", names, "no es una foto"],
  ["fotos/sala.jfif", names, "no es una foto"],
  ["fotos/IMG_1.heic", "\0\0\0\x20ftypheic", "no es un archivo de la convención"],
  ["fotos/a/b/foto.jpg", "\xff\xd8\xff", "no es un archivo de la convención"],
  ["inscritos", names, "no es un archivo de la convención"],
  ["edicion.yaml~", "lema: x", "no es un archivo de la convención"],
  ["acerca.yaml", `# ${names}que: x\n`, "carnets"],
  ["edicion.yaml", `lema: ${carnets}\n`, "carnets"],
  ["fotos/2025/notas.txt", carnets, "carnets"],
])("content/%s that holds %j is not published: %s", (path, text, reason) => {
  expect(refused(`content/${path}`, text)).toEqual([
    expect.stringMatching(new RegExp(`^content/${path} \\(.*${reason}`)),
  ]);
});

test.each([
  ["edicion.yaml", "lema: Traiga su carnet, su nombre y 2490-21-104512\ninicio: 2025-10-04\n"],
  ["fotos/CREDITOS.md", "Fotos de la facultad"],
  ["fotos/sala.JPG", "\xff\xd8\xff"],
  ["fotos/2025/sala.avif", "\0\0\0\x20ftypavif"],
  ["fotos/2025/sala.jfif", "\xff\xd8\xff"],
  ["fotos/IMG_1", "\x89PNG"],
])("content/%s of an edition is published", (path, text) => {
  expect(refused(`content/${path}`, text)).toEqual([]);
});
