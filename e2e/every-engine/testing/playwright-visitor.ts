import type { Page } from "@playwright/test";
import type { Control, Key, Visitor } from "../../testing/visitor.ts";

/** A visitor in Chromium or Firefox. */
export class PlaywrightVisitor implements Visitor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
  }

  evaluate<R, A>(read: (argument: A) => R | Promise<R>, argument?: A): Promise<R> {
    return this.#page.evaluate(read as (argument: unknown) => R, argument as unknown);
  }

  click({ role, name, within = "body" }: Control): Promise<void> {
    return this.#page.locator(within).getByRole(role, { name, exact: true }).first().click();
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewportSize({ width, height });
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  print(): Promise<Buffer> {
    // A4 in inches; Firefox takes the number as centimetres.
    const unit = this.#page.context().browser()?.browserType().name() === "firefox" ? 2.54 : 1;
    return this.#page.pdf({ width: `${8.27 * unit}in`, height: `${11.7 * unit}in` });
  }
}
