import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Driver, type Screen, startDriver } from "./driver.ts";

/** The settings of browser.js: the circumstances of the visit, and where to print. */
export interface BrowserVisit {
  readonly width: number;
  readonly height: number;
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
 * One browser with one page over W3C WebDriver, the only protocol of WebKitGTK. The maintained client
 * libraries need Node 22, and include drivers and downloads for browsers that are not used here.
 */
export class Session {
  readonly #driver: Driver;
  readonly #address: string;

  private constructor(driver: Driver, id: string) {
    this.#driver = driver;
    this.#address = `${driver.address}/session/${id}`;
  }

  /** Starts a browser with an empty profile on `screen`. */
  static async start(screen: Screen, visit: BrowserVisit): Promise<Session> {
    const driver = await startDriver(screen);
    const alwaysMatch = {
      // Otherwise every command would wait for the page to load, even while a journey delays the load.
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": { binary: browser, args: [JSON.stringify(visit)] },
    };
    const capabilities = { alwaysMatch };
    const answer = await send("POST", `${driver.address}/session`, { capabilities });
    return new Session(driver, (answer as { sessionId: string }).sessionId);
  }

  /** Starts loading a page; resolves without waiting for it. */
  async goTo(url: string): Promise<void> {
    await this.#post("url", { url });
  }

  /** Runs a function in the page with one JSON argument; its result must be JSON too. */
  async evaluate(read: string, argument: unknown): Promise<unknown> {
    // The result is sent as text, because the driver sometimes cannot read the value of a promise.
    const written = await this.#post("execute/sync", {
      script: `return Promise.resolve((${read})(arguments[0])).then(value => JSON.stringify([value]))`,
      args: [argument ?? null],
    });
    const [value] = JSON.parse(String(written));
    return value;
  }

  async find(selector: string): Promise<readonly ElementReference[]> {
    const found = await this.#post("elements", { using: "css selector", value: selector });
    return found as ElementReference[];
  }

  async nameOf(element: ElementReference): Promise<string> {
    return String(await this.#get(`element/${idOf(element)}/computedlabel`));
  }

  /** Clicks an element once it is in the window and has not moved for two frames. */
  async click(element: ElementReference): Promise<void> {
    await this.evaluate(String(standsStill), element);
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
    // The browser closes before the driver can answer.
    await send("DELETE", this.#address).catch(() => undefined);
    await this.#driver.stop();
  }

  #post(command: string, body: object): Promise<unknown> {
    return send("POST", `${this.#address}/${command}`, body);
  }

  #get(command: string): Promise<unknown> {
    return send("GET", `${this.#address}/${command}`);
  }
}

/** Scrolls an element into view and waits until it stops moving. Runs in the page. */
async function standsStill(element: Element): Promise<void> {
  element.scrollIntoView({ behavior: "instant", block: "center" });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  let last = "";
  for (let still = 0; still < 2; still += 1) {
    await new Promise(requestAnimationFrame);
    if (place() !== last) still = -1;
    last = place();
  }
}

function idOf(element: ElementReference): string {
  const [id = ""] = Object.values(element);
  return id;
}

/**
 * Sends each command over a new connection, because the driver may close a reused one during a
 * request.
 */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const asked = request(address, { method, agent: false });
  asked.end(body && JSON.stringify(body));
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const { value } = (await json(answer)) as { value: unknown };
  if (answer.statusCode !== 200) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
