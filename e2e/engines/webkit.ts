import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Builder, By, error, Key, type WebDriver } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/chrome.js";
import type { Role, Visitor } from "../testing/visitor.ts";
import { findProgram } from "./find-program.ts";

const browser = fileURLToPath(new URL("webkit-browser.js", import.meta.url));

type Service = ReturnType<ServiceBuilder["build"]>;

/** A bound for what never comes, in ms. */
const PATIENCE = 60_000;

const elements: Readonly<Record<Role, string>> = {
  button: "button, [role=button]",
  tab: "[role=tab]",
  textbox: "input, textarea",
};

/** Whether the machine has everything that WebKitGTK needs here. */
export function hasWebKit(): boolean {
  return ["WebKitWebDriver", "Xvfb", "gjs"].every((name) => findProgram([name]) !== null);
}

/**
 * Starts a virtual screen, larger than any window of the journeys; resolves with it and its name. It
 * does not reset after its last window closed, as a browser that starts meanwhile finds no screen.
 */
export async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const args = ["-displayfd", "3", "-screen", "0", "2600x2600x24", "-noreset"];
  const process = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [name] = await once(process.stdio[3] as NodeJS.ReadableStream, "data");
  return { display: `:${String(name).trim()}`, process };
}

/**
 * A page in a WebKitGTK browser of its own with an empty profile: the part of Playwright's `Page` that
 * journeys in all engines use, over WebDriver.
 */
export class WebKitPage implements Visitor {
  readonly #service: Service;
  readonly #driver: WebDriver;
  readonly #site: string;

  private constructor(service: Service, driver: WebDriver, site: string) {
    this.#service = service;
    this.#driver = driver;
    this.#site = site;
  }

  /** Runs `preload` in every page before its own scripts. */
  static async open(
    display: string,
    site: string,
    viewport: { width: number; height: number },
    preload: string,
  ): Promise<WebKitPage> {
    // It starts any driver that takes `--port`; the one for all has no types.
    const service = new ServiceBuilder(findProgram(["WebKitWebDriver"]) ?? "")
      .setEnvironment({
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: "x11",
        NO_AT_BRIDGE: "1",
      })
      .build();
    const args = [viewport.width, viewport.height, preload].map(String);
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: "convencion",
        "webkitgtk:browserOptions": { binary: browser, args },
      })
      .build();
    // A script may wait for the page; the journey itself is bounded.
    await driver.manage().setTimeouts({ script: 300_000 });
    return new WebKitPage(service, driver, site);
  }

  async close(): Promise<void> {
    // The browser closes before the driver can answer.
    await this.#driver.quit().catch(() => undefined);
    await this.#service.kill();
  }

  async goto(path: string): Promise<void> {
    await this.#driver.get(new URL(path, this.#site).href);
  }

  async evaluate<R>(read: unknown, argument: unknown = null): Promise<R> {
    // The result is sent as text, because the driver sometimes cannot read the value of a promise.
    const written = await this.#driver.executeScript<string>(
      `return Promise.resolve((${read})(arguments[0])).then(value => JSON.stringify([value]))`,
      argument,
    );
    const [value] = JSON.parse(written);
    return value;
  }

  locator(within: string) {
    return {
      getByRole: (role: Role, { name }: { name: string }) => ({
        click: () => this.#click(`:is(${within}) :is(${elements[role]})`, name),
      }),
    };
  }

  /** Clicks the first element with this name, once it is rendered and nothing covers it. */
  async #click(selector: string, name: string): Promise<void> {
    const isClicked = async () => {
      for (const element of await this.#driver.findElements(By.css(selector))) {
        // The driver has no name for an element that is not rendered.
        if ((await element.getAccessibleName().catch(() => null)) !== name) continue;
        const clicked = this.evaluate(standsStill, element).then(() => element.click());
        return clicked.then(() => true, isNotThere);
      }
      return false;
    };
    await this.#driver.wait(isClicked, PATIENCE, `No ${name} in ${selector}`);
  }

  readonly keyboard = {
    type: (text: string) => this.#driver.actions().sendKeys(text).perform(),
    press: (key: "Enter" | "Escape" | "End") =>
      this.keyboard.type({ Enter: Key.ENTER, Escape: Key.ESCAPE, End: Key.END }[key]),
  };

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.#driver.manage().window().setRect(size);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), "base64");
  }
}

/** `false` for a click that another element took, or whose element was replaced meanwhile; throws others. */
function isNotThere(reason: unknown): false {
  if (reason instanceof error.ElementClickInterceptedError) return false;
  if (reason instanceof error.StaleElementReferenceError) return false;
  if (reason instanceof error.ElementNotInteractableError) return false;
  throw reason;
}

/** Scrolls an element into view and waits until it does not move for two frames. Runs in the page. */
async function standsStill(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ behavior: "instant", block: "center" });
  let last = "";
  for (let still = 0; still < 2; still += 1) {
    await new Promise(requestAnimationFrame);
    const place = JSON.stringify(element.getBoundingClientRect());
    if (place !== last) still = -1;
    last = place;
  }
}
