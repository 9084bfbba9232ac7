import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { announcement, findFirefox } from "./firefox.ts";

/**
 * A Firefox driven over WebDriver BiDi, for a query that Playwright does not offer: elements by role and
 * name in Firefox's own accessibility tree.
 */
export class AccessibleFirefox {
  readonly #socket: WebSocket;
  readonly #end: () => Promise<void>;
  #context = "";
  #sent = 0;

  private constructor(socket: WebSocket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
  }

  static async start(): Promise<AccessibleFirefox> {
    const profile = await mkdtemp(join(tmpdir(), "convencion-"));
    await writeFile(join(profile, "user.js"), 'user_pref("remote.prefs.recommended", true);\n');
    const program = findFirefox() ?? "firefox";
    const options = ["--headless", "--remote-debugging-port=0", "--profile", profile];
    const browser = spawn(program, options, { stdio: ["ignore", "ignore", "pipe"] });
    const exited = once(browser, "exit");
    const socket = new WebSocket(`${await addressIn(browser.stderr)}/session`);
    await once(socket, "open");
    const firefox = new AccessibleFirefox(socket, async () => {
      socket.close();
      browser.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    });
    await firefox.#send("session.new", { capabilities: {} });
    const { contexts } = await firefox.#send("browsingContext.getTree", {});
    firefox.#context = (contexts as { context: string }[])[0]?.context ?? "";
    return firefox;
  }

  async open(url: string): Promise<void> {
    const context = this.#context;
    await this.#send("browsingContext.navigate", { context, url, wait: "complete" });
  }

  /** Runs a function, which may use no variables from outside, in the page; its result must be JSON. */
  async evaluate<R>(read: () => R): Promise<R> {
    const { result } = await this.#send("script.evaluate", {
      expression: `JSON.stringify((${read})())`,
      target: { context: this.#context },
      awaitPromise: false,
    });
    return JSON.parse((result as { value: string }).value);
  }

  /** Whether an element has this role and exactly this name. */
  async has(role: string, name: string): Promise<boolean> {
    const { nodes } = await this.#send("browsingContext.locateNodes", {
      context: this.#context,
      locator: { type: "accessibility", value: { role, name } },
      // Firefox walks its tree, and stops at the first match.
      maxNodeCount: 1,
    });
    return (nodes as unknown[]).length > 0;
  }

  end(): Promise<void> {
    return this.#end();
  }

  async #send(method: string, params: object): Promise<Record<string, unknown>> {
    this.#sent += 1;
    const id = this.#sent;
    const answered = new Promise<Record<string, unknown>>((resolve, reject) => {
      const read = (data: Buffer) => {
        const answer = JSON.parse(data.toString());
        if (answer.id !== id) return;
        this.#socket.off("message", read);
        if (answer.type === "success") resolve(answer.result);
        else reject(new Error(`${method}: ${answer.message}`));
      };
      this.#socket.on("message", read);
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return answered;
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface(output);
  return new Promise((resolve) => {
    lines.on("line", (line) => {
      const address = announcement.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}
