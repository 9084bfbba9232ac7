import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { ElementReference, Session } from "../../engines/webkit/session.ts";
import type { Control, Key, Visitor } from "../../testing/visitor.ts";

/** The WebDriver code points of keys that type no character. */
const keys: Readonly<Record<Key, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
};

const elements: Readonly<Record<Control["role"], string>> = {
  button: "button, [role=button]",
  tab: "[role=tab]",
  textbox: "input",
};

/** How many frames the visitor waits for a control to be uncovered. */
const PATIENCE = 60;
/**
 * How often, 50 ms apart, the visitor checks whether a page has loaded: as long as a journey may
 * take.
 */
const LOOKS = 600;
const covered = /element click intercepted|element not interactable/;

/** A visitor in WebKitGTK. */
export class WebKitVisitor implements Visitor {
  readonly #session: Session;
  readonly #site: string;
  readonly #printed: string;

  /** Visits the site at the address `site`; printed pages are written to `printed`. */
  constructor(session: Session, site: string, printed: string) {
    this.#session = session;
    this.#site = site;
    this.#printed = printed;
  }

  async open(path: string): Promise<void> {
    await this.evaluate(() => void Object.assign(document, { isLeft: true }));
    await this.#session.goTo(new URL(path, this.#site).href);
    await this.#until(() => !("isLeft" in document) && document.readyState === "complete");
  }

  /** Repeats the check until it succeeds. During a navigation there may be no page that answers. */
  async #until(holds: () => boolean): Promise<void> {
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if (await this.evaluate(holds).catch(() => false)) return;
      await setTimeout(50);
    }
    throw new Error(`The page never came so far: ${holds}`);
  }

  evaluate<R, A>(read: (argument: A) => R | Promise<R>, argument?: A): Promise<R> {
    return this.#session.evaluate(read.toString(), argument) as Promise<R>;
  }

  async click({ role, name, within = "body" }: Control): Promise<void> {
    const selector = `:is(${within}) :is(${elements[role]})`;
    for (const element of await this.#session.find(selector)) {
      // The driver has no name for an element that is not rendered.
      if ((await this.#session.nameOf(element).catch(() => null)) !== name) continue;
      return this.#clickOnceInFront(element);
    }
    throw new Error(`No ${role} "${name}" in ${within}`);
  }

  /** A control that moves or is covered is tried again in the next frame. */
  async #clickOnceInFront(element: ElementReference): Promise<void> {
    for (let frames = 0; ; frames += 1) {
      try {
        return await this.#session.click(element);
      } catch (error) {
        if (frames === PATIENCE || !covered.test(String(error))) throw error;
        await this.evaluate(() => new Promise<void>((next) => requestAnimationFrame(() => next())));
      }
    }
  }

  press(key: Key): Promise<void> {
    return this.#session.press(keys[key]);
  }

  type(text: string): Promise<void> {
    return this.#session.press(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#session.resize(width, height);
  }

  screenshot(): Promise<Buffer> {
    return this.#session.screenshot();
  }

  async print(): Promise<Buffer> {
    const outcome = await this.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener("printed", (event) => resolve((event as CustomEvent<string>).detail));
          const { webkit } = globalThis as never as {
            webkit: { messageHandlers: { print: { postMessage(message: null): void } } };
          };
          webkit.messageHandlers.print.postMessage(null);
        }),
    );
    if (outcome !== "done") throw new Error(`Printing failed: ${outcome}`);
    return readFile(this.#printed);
  }
}
