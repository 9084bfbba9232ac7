import { galleryBlocks } from "../../domain/edition/photo-slots.ts";
import { isBlock, replaceAt } from "../../domain/edition/values-at.ts";
import { type Fault, type Findings, fieldOf, type Path, type PathFault } from "../faults/fault.ts";
import { nearestName } from "../faults/nearest-name.ts";
import type { FileText } from "../yaml/content-file.ts";
import { type Captions, readCaptions } from "./photo-captions.ts";

/** The content with the photos of its folders, and the faults of those. */
export interface OpenedFolders extends Findings {
  readonly data: unknown;
  /** Maps faults to what organisers wrote: a folder's photos have no lines. */
  relocate(faults: readonly PathFault[]): PathFault[];
}

interface PhotosFolder {
  /** The name of the photos' folder in faults. */
  readonly folder: string;
  /** Its files; those in folders as `2025/foto.jpg`. */
  readonly files: readonly string[];
  /** The members of `files` that are pictures. */
  readonly pictures: ReadonlySet<string>;
  /** The captions of each folder that has a file for them; without it, they are not checked. */
  readonly captions: ReadonlyMap<string, FileText> | undefined;
}

interface Gallery extends Findings {
  readonly fotos: unknown[];
}

/** Replaces each `carpeta` by the photos of that folder. */
export function openPhotoFolders(data: unknown, photos: PhotosFolder): OpenedFolders {
  const named: Path[] = [];
  const folderFaults: PathFault[] = [];
  const galleries: Gallery[] = [];

  function open(block: unknown, path: Path): unknown {
    if (!isBlock(block) || !isName(block.carpeta)) return block;
    const name = String(block.carpeta);
    named.push(path);
    const fault = folderFault(name, block, photos);
    if (fault) {
      folderFaults.push({ path: [...path, "carpeta"], ...fault });
      return { ...block, carpeta: name };
    }
    const gallery = readGallery(name, photos);
    galleries.push(gallery);
    return { ...block, carpeta: name, fotos: gallery.fotos };
  }

  return {
    data: galleryBlocks.reduce((changed, field) => replaceAt(changed, field, open), data),
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

function readGallery(
  name: string,
  { folder, files, pictures, captions: texts }: PhotosFolder,
): Gallery {
  const isPicture = (file: string) => pictures.has(`${name}/${file}`);
  const names = files
    .filter((file) => file.startsWith(`${name}/`))
    .map((path) => path.slice(name.length + 1));
  const { captions, faults, samples, notices } =
    texts === undefined
      ? unknownCaptions
      : readCaptions(texts.get(name) ?? { kind: "absent" }, `${folder}/${name}`, {
          names,
          photos: names.filter(isPicture),
        });
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

const unknownCaptions: Captions = { captions: new Map(), faults: [], samples: [], notices: [] };

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
