import { z } from "zod";
import { focus, line } from "../../domain/edition/content-fields.ts";
import type { PhotoContent } from "../../domain/edition/edition.ts";
import { isBlock } from "../../domain/edition/values-at.ts";
import type { Fault, Findings, PathFault } from "../faults/fault.ts";
import { nearestName } from "../faults/nearest-name.ts";
import { schemaFaults } from "../rules/schema-faults.ts";
import { type ContentFile, type FileText, openText } from "../yaml/content-file.ts";
import { nameKey } from "./photo-names.ts";

/** The file in a folder of photos with their texts, without `.yaml`. */
const CAPTIONS = "leyendas";

const captionSchema = z.strictObject({
  alt: line.optional(),
  leyenda: line.optional(),
  enfoque: focus.optional(),
});

/** A photo's alternative text, caption and focal point. */
export type Caption = Pick<PhotoContent, "alt" | "leyenda" | "enfoque">;

/** The texts of a folder's photos by file name, and the faults of the file. */
export interface Captions extends Findings {
  readonly captions: ReadonlyMap<string, Caption>;
}

/**
 * Reads the text of a folder's `leyendas.yaml`, which has a block for each of `photos` among its files
 * `names`, under its file name. `folder` is the folder's name in faults. A photo without a text is a
 * fault.
 */
export function readCaptions(
  text: FileText,
  folder: string,
  { names, photos }: { readonly names: readonly string[]; readonly photos: readonly string[] },
): Captions {
  const opened = openText(text, CAPTIONS, `${folder}/${CAPTIONS}.yaml`);
  const { data, samples, notices } = opened;
  // A missing file is reported once per photo, with the text to write.
  const absent = opened.state === "absent";
  if (opened.state === "unusable") {
    return { captions: new Map(), faults: opened.faults, samples, notices };
  }
  const misnamed = absent ? names.find((name) => /^leyendas\./i.test(name)) : undefined;
  if (misnamed) {
    return { captions: new Map(), samples, notices, faults: [misnamedFile(opened, misnamed)] };
  }
  const blocks = new Map(
    Object.entries(isBlock(data) ? data : {}).map(([name, block]) => [nameKey(name), block]),
  );
  const captions = new Map<string, Caption>();
  const missing: Fault[] = [];
  for (const photo of photos) {
    const block = blocks.get(nameKey(photo));
    const { alt, ...other } = captionSchema.safeParse(block).data ?? {};
    if (alt !== undefined) {
      captions.set(photo, { alt, ...other });
    } else if (block === undefined || (isBlock(block) && block.alt === undefined)) {
      missing.push(missingText(opened, photo));
    }
  }
  if (absent) return { captions, samples, notices, faults: missing };
  const located = blockFaults(data, photos).map((fault) => ({
    ...opened.locate(fault),
    field: "",
  }));
  return { captions, samples, notices, faults: [...opened.faults, ...located, ...missing] };
}

/** The `leyendas.yaml` among the files `paths`, by folder; `read` reads one. */
export async function captionsOf(
  paths: readonly string[],
  read: (path: string) => Promise<FileText>,
): Promise<Map<string, FileText>> {
  const texts = paths
    .filter((path) => path.endsWith(`/${CAPTIONS}.yaml`))
    .map(async (path) => [path.slice(0, path.lastIndexOf("/")), await read(path)] as const);
  return new Map(await Promise.all(texts));
}

/** Each photo with the texts that the `leyendas.yaml` of its folder has for it; `read` reads such a file. */
export async function withCaptions<Photo extends { readonly path: string }>(
  photos: readonly Photo[],
  files: readonly string[],
  read: (path: string) => Promise<FileText>,
): Promise<(Photo & { readonly caption?: Caption })[]> {
  const found = new Map<string, Caption>();
  for (const [folder, text] of await captionsOf(files, read)) {
    const names = photos.map((photo) => photo.path.slice(folder.length + 1));
    const { captions } = readCaptions(text, folder, { names, photos: names });
    for (const [name, caption] of captions) found.set(`${folder}/${name}`, caption);
  }
  return photos.map((photo) => {
    const caption = found.get(photo.path);
    return caption ? { ...photo, caption } : photo;
  });
}

function blockFaults(data: unknown, photos: readonly string[]): PathFault[] {
  if (!isBlock(data)) {
    return [
      {
        path: [CAPTIONS],
        found: "una lista o un texto suelto",
        expected: "un bloque por foto, con el nombre de su archivo y dos puntos",
        fix: "Escriba el nombre, dos puntos, y debajo, con dos espacios, alt: lo que se ve.",
      },
    ];
  }
  const names = photos.map(nameKey);
  return Object.entries(data).flatMap(([name, block]) => {
    if (!names.includes(nameKey(name))) return [strangerFault(name, names)];
    const schema = z.object({ [CAPTIONS]: z.object({ [name]: captionSchema }) });
    return schemaFaults(schema, { [CAPTIONS]: { [name]: block } });
  });
}

function strangerFault(name: string, names: readonly string[]): PathFault {
  const near = nearestName(name, names);
  return {
    path: [CAPTIONS, name],
    found: `«${name}», que no es una foto de esta carpeta`,
    expected: "el nombre de una foto de la carpeta, con su terminación",
    fix: near ? `¿Es «${near}»? Corrija el nombre.` : "Corrija el nombre o borre el bloque.",
  };
}

/** File explorers hide extensions, so editors may have added a second one. */
function misnamedFile({ locate }: ContentFile, name: string): Fault {
  const { line, column, ...fault } = locate({
    path: [CAPTIONS],
    found: `un archivo «${name}»`,
    expected: `«${CAPTIONS}.yaml», letra por letra`,
    fix: "Cámbiele el nombre. En el Bloc de notas: Guardar como, y en Tipo, Todos los archivos.",
  });
  return { ...fault, field: "" };
}

function missingText({ locate, data }: ContentFile, photo: string): Fault {
  const name = Object.keys(isBlock(data) ? data : {}).find(
    (key) => nameKey(key) === nameKey(photo),
  );
  const fault: PathFault = {
    path: [CAPTIONS, name ?? photo],
    found: `la foto «${photo}» sin texto que diga qué se ve`,
    expected: "en leyendas.yaml, un bloque con su nombre y su texto «alt»",
    fix: `Escriba ${photo}: y debajo, con dos espacios, alt: lo que se ve en la foto.`,
  };
  const { line, column, ...rest } = locate(fault);
  return { ...rest, ...(name && line && column ? { line, column } : {}), field: "" };
}
