import type { NewEntry } from "#access/model/journal.ts";
import { checkSources, PHOTOS_FOLDER } from "#edition/files/check-sources.ts";
import { isSystemFile } from "#edition/files/photo-names.ts";
import { endingOfPath, isPhoto, uploadedEnding } from "#edition/files/uploaded-kind.ts";
import {
  type ContentKey,
  type ContentSources,
  contentKeys,
} from "#edition/files/yaml/content-keys.ts";
import {
  type ProgressAnswer,
  type PublishTextsRequest,
  type Texts,
  textsProblems,
} from "../model/texts-calls.ts";
import { type GithubApi, type GithubPlace, githubApi, type TreeChange } from "./github-api.ts";
import { type Published, TextsError, type TextsStore } from "./texts-store.ts";

const PHOTOS = `${PHOTOS_FOLDER}/`;
/** How often a publication is tried while others change files outside of the content; a function has ten seconds. */
const TRIES = 2;
/** Stands in a commit's message before the id of the journal's entry. */
const ENTRY = "\n\nDiario: ";
/** Whatever else stands there, as after a cherry-pick, is no id. */
const entryOf = new RegExp(`^(.*)${ENTRY}([\\w-]+)\\s*$`, "s");
/** How old a commit may be, in ms, whose entry is added to the journal. */
const RECENT_MS = 24 * 3_600_000;
const sha = /^[0-9a-f]{40}$/;

interface Snapshot {
  readonly commit: string;
  readonly message: string;
  readonly author: string;
  readonly at: number;
  readonly tree: string;
  readonly version: string;
  readonly sources: ContentSources;
  /** The ids of the files in the content folder, and their sizes, by path. */
  readonly entries: ReadonlyMap<string, { readonly sha: string; readonly bytes: number }>;
}

/** The repository from which GitHub, Netlify or Render build the site; `builtFrom` is this server's commit. */
export function githubTexts(place: GithubPlace, builtFrom: string | null): TextsStore {
  /** Kept, so that the photos of one commit are found with one call each. */
  let last: Snapshot | undefined;

  async function snapshot(api = githubApi(place)): Promise<Snapshot> {
    const commit = await api.head();
    if (last?.commit === commit) return last;
    const { tree, message, author, at } = await api.commit(commit);
    const version = await api.subtree(tree, place.folder);
    if (version === null) throw new TextsError(textsProblems.noRepository);
    const files = (await api.tree(version, true)).filter(({ type }) => type === "blob");
    const entries = new Map(files.map(({ path, sha, size = 0 }) => [path, { sha, bytes: size }]));
    const texts = contentKeys.map(async (key) => {
      const id = entries.get(`${key}.yaml`)?.sha;
      const bytes = id === undefined ? null : await api.blob(id);
      return [key, (bytes ?? Buffer.from("")).toString("utf8").normalize("NFC")] as const;
    });
    const sources = Object.fromEntries(await Promise.all(texts)) as Record<ContentKey, string>;
    last = { commit, message, author, at, tree, version, sources, entries };
    return last;
  }

  function textsOf(now: Snapshot): Texts {
    const photos = photosOf(now)
      .filter(isPhoto)
      .map((path) => {
        const { sha: version = "", bytes = 0 } = now.entries.get(PHOTOS + path) ?? {};
        return { path, bytes, version };
      });
    return { place: "github", version: now.version, files: now.sources, photos };
  }

  /** Whether the stored blob `id` may be the photo at `path`. */
  async function fits(api: GithubApi, path: string, id: string): Promise<boolean> {
    const wanted = endingOfPath(path);
    if (wanted === null || !sha.test(id)) return false;
    const bytes = await api.blob(id);
    return bytes !== null && uploadedEnding(bytes) === wanted;
  }

  function faultsOf(now: Snapshot, { files, photos, removed }: PublishTextsRequest) {
    const kept = photosOf(now).filter((path) => !removed.includes(path));
    const sources = { ...now.sources, ...files };
    return checkSources(sources, [...kept, ...Object.keys(photos)], { now: Date.now() }).faults;
  }

  async function publish(wanted: PublishTextsRequest, entry: NewEntry): Promise<Published> {
    const api = githubApi(place);
    for (const [path, id] of Object.entries(wanted.photos)) {
      if (!(await fits(api, path, id))) throw new TextsError(textsProblems.photoNotStored);
    }
    let refusedAt: string | null = null;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const now = await snapshot(api);
      // The branch did not move meanwhile, so GitHub's refusal has another reason, such as protection.
      if (now.commit === refusedAt) throw new TextsError(textsProblems.branchProtected);
      const changes = changesOf(now, wanted);
      if (changes.length === 0) return { kind: "unchanged", version: now.version };
      if (now.version !== wanted.version) return { kind: "outdated", texts: textsOf(now) };
      const faults = faultsOf(now, wanted);
      if (faults.length > 0) return { kind: "faulty", faults };
      const inRepository = changes.map((change) => ({
        ...change,
        path: `${place.folder}/${change.path}`,
      }));
      const tree = await api.createTree(now.tree, inRepository);
      const version = (await api.subtree(tree, place.folder)) ?? "";
      const message = `${wanted.summary}${ENTRY}${entry.id}`;
      const commit = await api.createCommit(tree, now.commit, message, authorName(entry.by));
      if (await api.moveBranch(commit)) return { kind: "published", version };
      refusedAt = now.commit;
    }
    throw new TextsError(textsProblems.overtaken);
  }

  return {
    read: async () => textsOf(await snapshot()),
    async readPhoto(path) {
      const api = githubApi(place);
      const entry = (await snapshot(api)).entries.get(PHOTOS + path);
      return entry === undefined || !isPhoto(path) ? null : api.blob(entry.sha);
    },
    storePhoto: (bytes) => githubApi(place).createBlob(bytes),
    publish,
    async lastEntry() {
      const { message, author: by, at } = await snapshot();
      const [, detail, id] = entryOf.exec(message) ?? [];
      if (detail === undefined || id === undefined || Date.now() - at > RECENT_MS) return null;
      return { id, by, kind: "publish-texts", detail, undoes: null };
    },
    // The entry stays in the commit.
    async forgetEntry() {},
    progress: () => githubProgress(githubApi(place), builtFrom),
  };
}

function photosOf({ entries }: Snapshot): string[] {
  return [...entries.keys()]
    .filter((path) => path.startsWith(PHOTOS) && !isSystemFile(path))
    .map((path) => path.slice(PHOTOS.length));
}

function changesOf(
  { entries, sources }: Snapshot,
  { files, photos, removed }: PublishTextsRequest,
): TreeChange[] {
  const texts = Object.entries(files).filter(([key, text]) => sources[key as ContentKey] !== text);
  const added = Object.entries(photos).filter(
    ([path, id]) => entries.get(PHOTOS + path)?.sha !== id,
  );
  // Missing files are skipped, because GitHub refuses to remove them.
  const gone = removed.filter((path) => entries.has(PHOTOS + path) && photos[path] === undefined);
  return [
    ...texts.map(([key, content]) => ({ path: `${key}.yaml`, content })),
    ...added.map(([path, id]) => ({ path: PHOTOS + path, sha: id })),
    ...gone.map((path) => ({ path: PHOTOS + path, sha: null })),
  ];
}

/** Characters that git does not allow in an author's name are removed. */
function authorName(by: string): string {
  return by.replace(/[<>]/g, "") || "Organización";
}

/** The longest time, in ms, that a host takes to build. */
const LONGEST_BUILD_MS = 20 * 60_000;

/** Visitors see the last commit once the server that answers was built from it (`builtFrom`). */
async function githubProgress(api: GithubApi, builtFrom: string | null): Promise<ProgressAnswer> {
  if (builtFrom === null) return { state: "saved" };
  const head = await api.head();
  const { at } = await api.commit(head);
  if (head === builtFrom) return { state: "live", at };
  if (Date.now() - at <= LONGEST_BUILD_MS) return { state: "building" };
  return {
    state: "failed",
    reason: "llegó a GitHub, y el sitio sigue siendo el de antes.",
    remedy: "Quien administra el sitio mira por qué: Deploys, en Netlify; Events, en Render.",
  };
}
