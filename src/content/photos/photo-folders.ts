import { join } from "node:path";
import { galleryBlocks, isBlock, replaceAt, valuesAt } from "../../domain/edition/photo-slots.ts";
import { type Fault, fieldOf, type Notice, type Path, type Sample } from "../faults/fault.ts";
import { nearestName } from "../faults/nearest-name.ts";
import type { PathFault } from "../rules/schema-faults.ts";
import { readCaptions } from "./photo-captions.ts";

/** The content with the photos of its folders, and the faults of those. */
export interface OpenedFolders {
  readonly data: unknown;
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
  readonly notices: readonly Notice[];
  /** Maps faults to what organisers wrote: a folder's photos have no lines. */
  relocate(faults: readonly PathFault[]): PathFault[];
}

interface PhotosFolder {
  readonly photosDir: string;
  /** The name of `photosDir` in faults. */
  readonly folder: string;
  /** The files of `photosDir`; those in folders as `2025/foto.jpg`. */
  readonly files: readonly string[];
  /** The members of `files` that are pictures. */
  readonly pictures: ReadonlySet<string>;
}

interface Gallery {
  readonly fotos: unknown[];
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
  readonly notices: readonly Notice[];
}

/** Replaces each `carpeta` by the photos of that folder. */
export async function openPhotoFolders(
  data: unknown,
  photos: PhotosFolder,
): Promise<OpenedFolders> {
  const named: Path[] = [];
  const folderFaults: PathFault[] = [];
  const galleries: Gallery[] = [];

  async function open(block: unknown, path: Path): Promise<unknown> {
    if (!isBlock(block) || !isName(block.carpeta)) return block;
    const name = String(block.carpeta);
    named.push(path);
    const fault = folderFault(name, block, photos);
    if (fault) {
      folderFaults.push({ path: [...path, "carpeta"], ...fault });
      return { ...block, carpeta: name };
    }
    const gallery = await readGallery(name, photos);
    galleries.push(gallery);
    return { ...block, carpeta: name, fotos: gallery.fotos };
  }

  const blocks = galleryBlocks.flatMap((field) => valuesAt(data, field));
  const opened = new Map(
    await Promise.all(
      blocks.map(async ({ path, value }) => [fieldOf(path), await open(value, path)] as const),
    ),
  );
  return {
    data: galleryBlocks.reduce(
      (changed, field) => replaceAt(changed, field, (_, path) => opened.get(fieldOf(path))),
      data,
    ),
    faults: galleries.flatMap(({ faults }) => faults),
    samples: galleries.flatMap(({ samples }) => samples),
    notices: galleries.flatMap(({ notices }) => notices),
    relocate: (others) => [
      ...folderFaults,
      ...others.flatMap((fault) => {
        if (folderFaults.some(({ path }) => fieldOf(path) === fieldOf(fault.path))) return [];
        const block = named.find((path) => isWithin(fault.path, [...path, "fotos"]));
        if (!block) return [fault];
        // A fault of the folder explains why its photos are missing.
        const path = [...block, "carpeta"];
        const known = folderFaults.some((earlier) => isWithin(earlier.path, path));
        return known ? [] : [{ ...fault, path }];
      }),
    ],
  };
}

function folderFault(
  name: string,
  block: Record<string, unknown>,
  { files, pictures }: PhotosFolder,
) {
  if (block.fotos !== undefined) {
    return {
      found: "una carpeta, y además una lista «fotos»",
      expected: "una de las dos",
      fix: "Borre «carpeta», o borre «fotos» y deje que la carpeta dé las fotos.",
    };
  }
  if ([...pictures].some((file) => file.startsWith(`${name}/`))) return null;
  const folders = new Set(
    files.filter((file) => file.includes("/")).map((file) => file.split("/", 1)[0] ?? ""),
  );
  const near = nearestName(
    name,
    [...folders].filter((folder) => folder !== name),
  );
  return {
    found: `«${name}», que no es una carpeta con fotos de content/fotos`,
    expected: "el nombre de una carpeta de content/fotos con al menos una foto",
    fix: near
      ? `¿Es «${near}»? Corrija el nombre.`
      : "Cree la carpeta y copie en ella las fotos, o corrija el nombre.",
  };
}

async function readGallery(name: string, photos: PhotosFolder): Promise<Gallery> {
  const { photosDir, folder, files, pictures } = photos;
  const isPicture = (file: string) => pictures.has(`${name}/${file}`);
  const names = files
    .filter((file) => file.startsWith(`${name}/`))
    .map((path) => path.slice(name.length + 1));
  const { captions, faults, samples, notices } = await readCaptions(
    join(photosDir, name),
    `${folder}/${name}`,
    { names, photos: names.filter(isPicture) },
  );
  const strange = names.filter((file) => !isPicture(file) && !/\.(ya?ml|md|txt)$/i.test(file));
  return {
    fotos: names.filter(isPicture).map((photo) => ({
      // A missing text is a fault, so this placeholder never reaches the page.
      ...(captions.get(photo) ?? { alt: photo }),
      archivo: `${name}/${photo}`,
    })),
    faults: [...faults, ...strange.map((file) => unusable(`${folder}/${name}/${file}`))],
    samples,
    notices,
  };
}

function unusable(file: string): Fault {
  return {
    file,
    field: "",
    found: "un archivo que la página no puede mostrar",
    expected: "fotos JPG, PNG, WebP, AVIF o TIFF en esta carpeta",
    fix: "Si es una foto, expórtela como JPG; si no, saque el archivo de la carpeta.",
  };
}

/** YAML reads the name of a folder such as `2025` as a number. */
function isName(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function isWithin(path: Path, block: Path): boolean {
  return block.every((step, index) => step === path[index]);
}
