import { fork, type Serializable } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import type { ListReading } from "./list-reading.ts";

/** What one reading may cost. 100,000 participants in XLSX take 450 MB and 4 s. */
export interface ReadingLimits {
  /** Of the whole process, as it resides in memory. */
  readonly memoryBytes: number;
  /** Of processor time, so that a busy computer refuses no list. */
  readonly cpuSeconds: number;
}

const LIMITS: ReadingLimits = { memoryBytes: 600_000_000, cpuSeconds: 20 };

/** What the heap may grow to before V8 collects in earnest; the rest is for bytes outside of it. */
const HEAP_MEGABYTES = 400;

export type ReadingApart = ListReading | { readonly kind: "over limits" };

/** What our own program sends, which has checked the list. */
const answerSchema = z.custom<ListReading | { readonly kind: "failed"; readonly detail: string }>(
  (value) => typeof value === "object" && value !== null && "kind" in value,
);

/**
 * Reads and checks a list in a process of its own, because what a small file unpacks to can only be
 * known by unpacking it, and running out of memory ends a process. Rejects on a fault of the
 * program.
 */
export async function parseApart(
  bytes: Buffer,
  sheet: string | null,
  limits: ReadingLimits = LIMITS,
): Promise<ReadingApart> {
  const answer = await ask({ bytes, sheet, limits, carnet: [...carnetGroups()] });
  if (answer === undefined) return { kind: "over limits" };
  const reading = answerSchema.parse(answer);
  if (reading.kind !== "failed") return reading;
  throw new Error(`Reading the list failed: ${reading.detail}`);
}

/** Source files need a loader, the built program does not; there the file has the ending `.js`. */
const fromSource = import.meta.url.endsWith(".ts");
const reader = new URL(`./list-reader.${fromSource ? "ts" : "js"}`, import.meta.url);

/** Resolves with what the process answers, or `undefined` when it ended without an answer. */
function ask(question: Serializable): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(reader), {
      execArgv: [
        ...(fromSource ? ["--import", import.meta.resolve("tsx")] : []),
        `--max-old-space-size=${HEAP_MEGABYTES}`,
      ],
      serialization: "advanced",
      // What V8 prints when it runs out of memory is of no use to an organiser.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let answer: unknown;
    child.once("message", (message) => {
      answer = message;
      child.disconnect();
    });
    child.once("error", reject);
    child.once("exit", () => resolve(answer));
    // A child that is gone before it has read the question is known by its exit.
    child.send(question, () => {});
  });
}
