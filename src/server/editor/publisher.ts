import { spawn } from "node:child_process";
import type { ServerResponse } from "node:http";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type { PublishLine, PublishRequest, PublishState } from "../../content/editor-calls.ts";
import { readPublishSettings, settingsFile } from "../../content/publish-settings.ts";
import { outcomeOf } from "../../domain/publication/outcome.ts";

/** The arguments with which `npm run publicar` starts. */
const program = ["--import", "tsx", "src/cli/publish/main.ts", "--guardar"];

/** Publishes by running the organisers' command, one at a time. */
export class Publisher {
  #isRunning = false;

  async state(): Promise<PublishState> {
    // If the settings cannot be read, the form asks for them again, and publishing rewrites them.
    return { settings: await readPublishSettings(settingsFile).catch(() => null) };
  }

  /**
   * Streams the command's output as one JSON object per line; the last one is the outcome. Returns
   * `false` without an answer while another publication runs.
   */
  publish({ lugar, direccion }: PublishRequest, response: ServerResponse): boolean {
    if (this.#isRunning) return false;
    this.#isRunning = true;
    const where = lugar && direccion ? ["--lugar", lugar, "--direccion", direccion] : [];
    const command = spawn(process.execPath, [...program, ...where], {
      stdio: ["ignore", "pipe", "pipe"],
      // Without a terminal, a password prompt would wait for ever.
      env: {
        ...process.env,
        GIT_TERMINAL_PROMPT: "0",
        NO_COLOR: "1",
        // Hides the commands that npm runs.
        npm_config_loglevel: "silent",
      },
    });
    response.setHeader("content-type", "application/x-ndjson; charset=utf-8");
    response.setHeader("cache-control", "no-store");
    const write = (line: PublishLine) => void response.write(`${JSON.stringify(line)}\n`);
    const pass = (stream: Readable) =>
      createInterface({ input: stream }).on("line", (text) => {
        const line = stripVTControlCharacters(text);
        if (line.trim() !== "") write({ line });
      });
    pass(command.stdout);
    pass(command.stderr);
    command.once("error", ({ message }) => write({ line: message }));
    command.once("close", (code) => {
      this.#isRunning = false;
      write({ outcome: outcomeOf(code) });
      response.end();
    });
    return true;
  }
}
