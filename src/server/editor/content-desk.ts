import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type ContentKey,
  contentKeys,
  type EditorState,
  type FileState,
  type SaveRequest,
} from "../../content/editor-calls.ts";
import { readContent } from "../../content/read-content.ts";
import { readData } from "../../content/yaml/read-data.ts";
import { writeYaml } from "../../content/yaml/write-yaml.ts";
import { errorCode } from "../../domain/error-code.ts";

export type Saved =
  | { readonly kind: "saved"; readonly state: EditorState }
  /** The file was changed elsewhere since it was read; nothing was written. */
  | { readonly kind: "outdated"; readonly state: EditorState }
  /** The file has syntax errors, so values cannot be placed in it. */
  | { readonly kind: "unreadable"; readonly state: EditorState };

/** Reads and writes the YAML files of one content folder; saves are serialised. */
export class ContentDesk {
  readonly #contentDir: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(contentDir: string) {
    this.#contentDir = contentDir;
  }

  async state(): Promise<EditorState> {
    const { faults, notices, samples } = await readContent(this.#contentDir);
    const states = await Promise.all(
      contentKeys.map(async (key) => [key, stateOf(await this.#source(key))] as const),
    );
    const files = Object.fromEntries(states) as Record<ContentKey, FileState>;
    return { files, faults, notices, samples };
  }

  /**
   * Writes the values that differ, including invalid ones, because an organiser may still be typing.
   */
  save(request: SaveRequest): Promise<Saved> {
    const saved = this.#last.then(() => this.#save(request));
    this.#last = saved.catch(() => {});
    return saved;
  }

  async #save({ key, version, data }: SaveRequest): Promise<Saved> {
    const source = await this.#source(key);
    const now = stateOf(source);
    if (now.version !== version) return { kind: "outdated", state: await this.state() };
    if (now.data === undefined) return { kind: "unreadable", state: await this.state() };
    const written = writeYaml(source, data, key);
    if (written !== source) await this.#write(key, written);
    return { kind: "saved", state: await this.state() };
  }

  /** Writes a temporary file and renames it, so readers never see half a file. */
  async #write(key: ContentKey, text: string): Promise<void> {
    const passing = join(this.#contentDir, `.${key}.yaml`);
    await writeFile(passing, text);
    await rename(passing, this.#path(key));
  }

  /** The file's text in NFC, as the content's checks read it; a missing file counts as empty. */
  async #source(key: ContentKey): Promise<string> {
    try {
      return (await readFile(this.#path(key), "utf8")).normalize("NFC");
    } catch (error) {
      if (errorCode(error) === "ENOENT") return "";
      throw error;
    }
  }

  #path(key: ContentKey): string {
    return join(this.#contentDir, `${key}.yaml`);
  }
}

function stateOf(source: string): FileState {
  const version = createHash("sha256").update(source).digest("hex");
  const data = readData(source);
  return data === undefined ? { version } : { version, data };
}
