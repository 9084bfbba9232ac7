import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { checkSources } from "#edition/files/check-sources.ts";
import { readTexts } from "#edition/files/content-files.ts";
import { contentKeys } from "#edition/files/yaml/content-keys.ts";
import { writeYaml } from "#edition/files/yaml/write-yaml.ts";
import { readData } from "#edition/files/yaml/yaml-file.ts";
import { nextEdition } from "#texts/model/next-edition.ts";
import { listPhotoFiles } from "../src/edition/files/content-files.ts";

/*
 * `next-year.ts FOLDER`: begins next year's edition in FOLDER, as `Textos` does, then replaces
 * whatever it says, but for its date, with other texts in other numbers, and all of its
 * photos.
 */
const [, , folder = ""] = process.argv;
if (folder === "") throw new Error("Which folder?");
const photos = join(folder, "fotos");
let drawn = 0;

const paths = await listPhotoFiles(photos);
const sources = await readTexts(folder);
const { edition, faults } = checkSources(sources, paths, { now: Date.now() });
if (edition === null) throw new Error(JSON.stringify(faults));
const data = Object.fromEntries(contentKeys.map((key) => [key, readData(sources[key])]));
const next = nextEdition(data, edition, { numero: 14, fecha: "2027-10-02", eventPhotos: [] });
for (const key of contentKeys) {
  await writeFile(join(folder, `${key}.yaml`), writeYaml(sources[key], next[key], key));
}

const edicion = parse(await readFile(join(folder, "edicion.yaml"), "utf8"));
const fin = edicion.fechas.inicio.replace(/T\d\d/, "T20");
await rm(photos, { recursive: true });
await mkdir(photos);

await write("edicion", {
  ...edicion,
  muestra: undefined,
  numero: 27,
  titulo: "Congreso de Computación",
  lema: "Otra frase, ni más larga ni más corta que la anterior",
  facultad: "Facultad de Ciencias",
  centro: "Centro Universitario del Lago",
  descripcion: "Una tarde de charlas.",
  lugar: { nombre: "Auditorio Las Jacarandas", direccion: "7.ª calle 2-30, zona 3" },
  fechas: {
    puertas: edicion.fechas.puertas.replace(/T\d\d:\d\d/, "T13:30"),
    inicio: edicion.fechas.inicio.replace(/T\d\d:\d\d/, "T14:15"),
    fin,
  },
  fases: { dia: { registro: "Busca tu carnet" }, terminada: { gracias: "Hasta el otro año." } },
  entradas: { muestra: true, telefono: "+502 0000 0001", mensaje: "Hola, ¿todavía hay lugar?" },
  contacto: {
    correo: "otro@example.org",
    red: { nombre: "Mastodon", enlace: "https://example.org/otra" },
  },
  derechos: 2027,
  vistaPrevia: (await photo("Fondo", 1300, 700)).archivo,
});
await write("acerca", {
  queEs: { titulo: "De qué se trata", texto: sentences(9) },
  paraQuien: { titulo: "Quién puede venir", texto: sentences(2) },
});
await write("sede", { fotos: await gallery("Sala", 4) });
await write("ediciones", []);
const speakers = Array.from({ length: 14 }, (_, place) => `persona-${place + 1}`);
await write(
  "ponentes",
  await Promise.all(
    speakers.map(async (id, place) => ({
      id,
      nombre: `Persona Número ${place + 1}`,
      rol: "Docente e investigadora",
      ...(place % 4 !== 3 && { perfil: await photo(id, 500, 640) }),
      semblanza: place % 3 === 0 ? "" : sentences(place),
      certificaciones: place % 2 === 0 ? [] : [{ nombre: `Título ${place}`, icono: "medalla" }],
    })),
  ),
);
await write("tematicas", [
  { titulo: "Una sola charla", descripcion: sentences(1), icono: "redes", ponente: speakers[0] },
]);
await write("testimonios", []);

function write(key: string, content: unknown): Promise<void> {
  return writeFile(join(folder, `${key}.yaml`), stringify(content));
}

function sentences(count: number): string {
  const sentence = "Quien llegue temprano encontrará lugar, café y alguien con quien conversar.";
  return Array(count).fill(sentence).join(" ");
}

async function gallery(name: string, count: number) {
  const drawings = Array.from({ length: count }, (_, place) =>
    place % 2 ? photo(name, 1000, 1400) : photo(name, 1500, 900),
  );
  return Promise.all(drawings);
}

/** Draws a photo unlike all others; resolves with how content names it. */
async function photo(name: string, width: number, height: number) {
  drawn += 1;
  const archivo = `otra ${drawn}.png`;
  const background = { r: (drawn * 37) % 256, g: (drawn * 91) % 256, b: 80 };
  await sharp({ create: { width, height, channels: 3, background } }).toFile(join(photos, archivo));
  return { archivo, alt: `${name}, foto ${drawn}` };
}
