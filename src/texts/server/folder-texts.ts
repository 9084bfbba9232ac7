import { createHash } from "node:crypto";
import * as fs from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { z } from "zod/mini";
import type { NewEntry } from "#access/model/journal.ts";
import { changeFiles, type FileChanges, finishChanges } from "#edition/files/change-files.ts";
import { PHOTOS_FOLDER } from "#edition/files/check-sources.ts";
import { listContent, listPhotoFiles, readTexts } from "#edition/files/content-files.ts";
import { readContent } from "#edition/files/read-content.ts";
import { endingOfPath, isPhoto, uploadedEnding } from "#edition/files/uploaded-kind.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { parsedJson } from "#platform/store/parsed-json.ts";
import { errorCode } from "#platform/terminal/error-code.ts";
import {
  type PublishTextsRequest,
  type Texts,
  type TextsPhoto,
  textsProblems,
} from "../model/texts-calls.ts";
import {
  type Delivery,
  nothingToEdit,
  type Published,
  TextsError,
  type TextsStore,
} from "./texts-store.ts";

/** Stored photos, in the content folder, because a rename is atomic only within one disk. */
const STORED = ".fotos-nuevas";
/** How long an unpublished photo is stored, in ms. */
const KEPT_MS = 7 * 24 * 3_600_000;
const photoId = /^[0-9a-f]{64}$/;

/** The journal's entry of a publication: written together with it, removed once it is in the journal. */
const LAST_ENTRY = ".publicado.json";
const entrySchema = z.object({
  id: z.string(),
  by: z.string(),
  kind: z.literal("publish-texts"),
  detail: z.string(),
  undoes: z.null(),
});

/** For a computer that renders no site. */
export const onlySaved: Delivery = { begin() {}, progress: async () => ({ state: "saved" }) };

/** The content folder of a checkout; `delivery` brings what is saved there to the visitors. */
export function folderTexts(contentDir: string, delivery: Delivery): TextsStore {
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const storedDir = join(contentDir, STORED);
  /** Runs one write at a time. */
  const inTurn = pLimit(1);
  /** The state of the content that was published last, and so has no faults. */
  let published: string | null = null;

  async function read(): Promise<Texts> {
    await finishChanges(contentDir);
    const [files, photos] = await Promise.all([readTexts(contentDir), photosIn(photosDir)]).catch(
      (cause: unknown) => {
        throw new TextsError(textsProblems.unreadable, { cause });
      },
    );
    return { place: "folder", version: digest(JSON.stringify([files, photos])), files, photos };
  }

  async function readNow(changes?: FileChanges) {
    const before = await listContent(contentDir);
    const isChecked = before.state === (published ?? delivery.shown?.());
    const files = await listContent(contentDir, changes);
    return readContent(contentDir, { files, checked: isChecked ? before : undefined });
  }

  async function publish(wanted: PublishTextsRequest, entry: NewEntry): Promise<Published> {
    const texts = await read();
    const changes = await changesOf(wanted);
    if (await isDone(changes)) {
      // Whoever publishes the same again after a failure wants visitors to see it.
      if ((await delivery.progress()).state === "failed") delivery.begin(readNow);
      return { kind: "unchanged", version: texts.version };
    }
    if (texts.version !== wanted.version) return { kind: "outdated", texts };
    const content = await readNow(changes);
    if (content.edition === null) return { kind: "faulty", faults: content.faults };
    const written = new Map([...changes.written, [LAST_ENTRY, JSON.stringify(entry)]]);
    await changeFiles(contentDir, { ...changes, written }).catch(rethrowInSpanish);
    published = content.state;
    delivery.begin(async () => content);
    return { kind: "published", version: (await read()).version };
  }

  /** The changes with the photos' bytes. */
  async function changesOf({ files, photos, removed }: PublishTextsRequest) {
    const written = new Map<string, string | Uint8Array>();
    for (const [key, text] of Object.entries(files)) written.set(`${key}.yaml`, text);
    for (const [path, id] of Object.entries(photos)) {
      const bytes = photoId.test(id)
        ? await fs.readFile(join(storedDir, id)).catch(() => null)
        : null;
      const ending = endingOfPath(path);
      if (bytes === null || ending === null || ending !== uploadedEnding(bytes)) {
        throw new TextsError(textsProblems.photoNotStored);
      }
      written.set(`${PHOTOS_FOLDER}/${path}`, bytes);
    }
    const present = await listPhotoFiles(photosDir);
    const gone = removed.filter((path) => present.includes(path) && photos[path] === undefined);
    return { written, removed: gone.map((path) => `${PHOTOS_FOLDER}/${path}`) };
  }

  async function isDone({ written, removed }: FileChanges): Promise<boolean> {
    if (removed.length > 0) return false;
    for (const [path, content] of written) {
      const present = await fs.readFile(join(contentDir, path)).catch(() => null);
      if (present === null || !present.equals(Buffer.from(content))) return false;
    }
    return true;
  }

  async function lastEntry(): Promise<NewEntry | null> {
    await finishChanges(contentDir);
    const text = await fs.readFile(join(contentDir, LAST_ENTRY), "utf8").catch(() => "");
    return parsedJson(entrySchema, text);
  }

  /** Whatever stays is recorded again, which changes nothing. */
  async function forgetEntry(id: string): Promise<void> {
    if ((await lastEntry())?.id !== id) return;
    await fs.rm(join(contentDir, LAST_ENTRY), { force: true }).catch(() => {});
  }

  return {
    async read() {
      const isWritable = await fs.access(contentDir, fs.constants.W_OK).then(
        () => true,
        () => false,
      );
      return isWritable ? read() : nothingToEdit;
    },
    async readPhoto(path) {
      const isKnown = (await pathsIn(photosDir)).includes(path);
      return isKnown ? fs.readFile(join(photosDir, path)) : null;
    },
    async storePhoto(bytes) {
      const id = digest(bytes);
      await fs.mkdir(storedDir, { recursive: true }).catch(rethrowInSpanish);
      await forgetOld(storedDir);
      await fs.writeFile(join(storedDir, id), bytes, { flush: true }).catch(rethrowInSpanish);
      return id;
    },
    publish: (wanted, entry) => inTurn(publish, wanted, entry),
    lastEntry,
    // Meanwhile, a publication might have written an entry of its own.
    forgetEntry: (id) => inTurn(forgetEntry, id),
    progress: () => delivery.progress(),
  };
}

async function pathsIn(photosDir: string): Promise<string[]> {
  return (await listPhotoFiles(photosDir)).filter(isPhoto);
}

async function photosIn(photosDir: string): Promise<TextsPhoto[]> {
  return Promise.all(
    (await pathsIn(photosDir)).map(async (path) => {
      const { size, mtimeMs } = await fs.stat(join(photosDir, path));
      return { path, bytes: size, version: `${size}-${mtimeMs}` };
    }),
  );
}

async function forgetOld(folder: string): Promise<void> {
  for (const name of await fs.readdir(folder)) {
    const { mtimeMs } = await fs.stat(join(folder, name));
    if (mtimeMs < Date.now() - KEPT_MS) await fs.rm(join(folder, name), { force: true });
  }
}

/** The errors of a disk that a person can do something about. */
const problems: Readonly<Record<string, Problem>> = {
  ENOSPC: textsProblems.diskFull,
  EDQUOT: textsProblems.diskFull,
  EACCES: textsProblems.readOnly,
  EPERM: textsProblems.readOnly,
  EROFS: textsProblems.readOnly,
};

function rethrowInSpanish(cause: unknown): never {
  const problem = problems[String(errorCode(cause))];
  throw problem ? new TextsError(problem, { cause }) : cause;
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
