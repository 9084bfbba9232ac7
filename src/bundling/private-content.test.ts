import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { frozenEdition } from "../testing/frozen-edition.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { refusePrivateContent } from "./private-content.ts";

const names = "carnet,nombre\n2490-21-104512,Ana\n";
const pem = `-----BEGIN ${"PRIVATE KEY"}-----\nMIIE\n`;
const carnets = "2490-21-104512 2490-21-104513 2490-21-104514";

let folder: string;
beforeEach(async () => {
  folder = join(await temporaryFolder(), "content");
  await cp(frozenEdition, folder, { recursive: true });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text, "latin1");
}

test.each([
  ["clave.json", '{ "private_key": "x" }', "contiene una llave"],
  ["ponentes.yaml", `- clave: |\n    ${pem}`, "contiene una llave"],
  ["fotos/lista.jpg", names, "contiene carnets"],
  ["acerca.yaml", `# ${names}que: x\n`, "contiene carnets"],
  ["fotos/2025/notas.txt", carnets, "contiene carnets"],
  ["fotos/Lista.XLSX", "PK", "es una hoja de cálculo"],
])("content/%s with %j is not built: it %s", async (path, text, reason) => {
  await write(path, text);
  await expect(refusePrivateContent(folder)).rejects.toThrow(`«${join(folder, path)}» ${reason}`);
});

test("an edition with notes, one carnet and changes under way is built", async () => {
  await write("edicion.yaml", "lema: Traiga su carnet, su nombre y 2490-21-104512\n");
  await write("fotos/2025/notas.txt", "Fotos de la facultad");
  await write(".cambios/lista", names);
  await refusePrivateContent(folder);
});
