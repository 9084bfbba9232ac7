import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";

/** One figure of a part: ours, the one it is compared with, and the limit. */
export interface Row {
  readonly figure: string;
  /** In the order of the table's columns, as text with unit. */
  readonly values: readonly string[];
  /** The limit in words; absent if the figure is only informative. */
  readonly asked?: string;
  readonly holds?: boolean;
}

export interface Table {
  readonly title: string;
  /** The headings of the values. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** The result of one part of the benchmark. */
export interface Part {
  readonly tables: readonly Table[];
  /** Sentences about how it was measured. */
  readonly notes: readonly string[];
  /** All single measurements. */
  readonly raw: unknown;
}

const folder = "bench/results";

/** Prints a part's tables, and writes them and its raw figures into `bench/results/`. */
export async function report(name: string, part: Part): Promise<void> {
  const tables = `${markdown(part)}\n`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.json`, JSON.stringify(part, null, 1));
  await writeFile(`${folder}/${name}.md`, tables);
  process.stdout.write(`\n${tables}`);
}

function markdown({ tables, notes }: Part): string {
  return [`_${[circumstances(), ...notes].join(" ")}_`, ...tables.map(tableMarkdown)].join("\n\n");
}

function tableMarkdown({ title, columns, rows }: Table): string {
  const asks = rows.some(({ asked }) => asked !== undefined);
  const head = [title, ...columns, ...(asks ? ["asked", "holds"] : [])];
  const lines = rows.map(({ figure, values, asked = "", holds }) => {
    const verdict = holds === undefined ? "" : holds ? "yes" : "**no**";
    return [figure, ...values, ...(asks ? [asked, verdict] : [])];
  });
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function circumstances(): string {
  const [first] = cpus();
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${date} UTC, commit ${commit}, ${cpus().length} × ${first?.model.trim()}, ${memory} GB, Node ${process.versions.node}.`;
}
