import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs a command of the organisers on the database at `file`. */
export function runCommand(file: string, ...words: readonly string[]) {
  const program = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));
  const node = ["--import", import.meta.resolve("tsx"), program, ...words];
  const env = { PATH: process.env.PATH, DATABASE_URL: `sqlite:${file}` };
  return new Promise<{ exitCode: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, node, { env }, (_, out, err) =>
      resolve({ exitCode: child.exitCode, out, err }),
    );
  });
}
