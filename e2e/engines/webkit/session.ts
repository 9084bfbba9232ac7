import { fileURLToPath } from "node:url";

/** The settings that browser.js gets: how the visitor comes, and where to print. */
export interface BrowserVisit {
  readonly width: number;
  readonly height: number;
  readonly scripts: boolean;
  readonly reducedMotion: boolean;
  /** Scripts that run in every page before its own. */
  readonly preload: readonly string[];
  /** The PDF that the page's message to the handler `print` writes. */
  readonly printTo: string;
}

/** An element's reference, as the protocol gives it. */
export type ElementReference = Readonly<Record<string, string>>;

const browser = fileURLToPath(new URL("browser.js", import.meta.url));

/**
 * One browser with one page by W3C WebDriver, the only protocol of GTK's WebKit. The kept clients of it
 * need Node 22 and bring drivers and downloads for browsers that are not asked here.
 */
export class Session {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Starts a browser with an empty profile by the driver at `driver`. */
  static async start(driver: string, visit: BrowserVisit): Promise<Session> {
    const alwaysMatch = {
      "webkitgtk:browserOptions": { binary: browser, args: [JSON.stringify(visit)] },
    };
    const answer = await send("POST", `${driver}/session`, { capabilities: { alwaysMatch } });
    const { sessionId } = answer as { sessionId: string };
    return new Session(`${driver}/session/${sessionId}`);
  }

  async open(url: string): Promise<void> {
    await this.#post("url", { url });
  }

  /** Runs a function in the page with one argument that JSON can hold. */
  evaluate(read: string, argument: unknown): Promise<unknown> {
    return this.#post("execute/sync", {
      script: `return (${read})(arguments[0])`,
      args: [argument ?? null],
    });
  }

  async find(selector: string): Promise<readonly ElementReference[]> {
    const found = await this.#post("elements", { using: "css selector", value: selector });
    return found as ElementReference[];
  }

  async nameOf(element: ElementReference): Promise<string> {
    return String(await this.#get(`element/${idOf(element)}/computedlabel`));
  }

  async click(element: ElementReference): Promise<void> {
    await this.#post(`element/${idOf(element)}/click`, {});
  }

  /** Presses keys one by one; special ones by the protocol's code points. */
  async press(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post("window/rect", { width, height });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#get("screenshot")), "base64");
  }

  async end(): Promise<void> {
    // The browser is gone before the driver has an answer for this.
    await send("DELETE", this.#address).catch(() => undefined);
  }

  #post(command: string, body: object): Promise<unknown> {
    return send("POST", `${this.#address}/${command}`, body);
  }

  #get(command: string): Promise<unknown> {
    return send("GET", `${this.#address}/${command}`);
  }
}

function idOf(element: ElementReference): string {
  const [id = ""] = Object.values(element);
  return id;
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
