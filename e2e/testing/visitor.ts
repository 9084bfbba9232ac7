import type { Page } from "@playwright/test";

export type Role = "button" | "tab" | "textbox";

/** The part of Playwright's `Page` that journeys in all three engines use; `WebKitPage` provides the same. */
export interface Visitor extends Pick<Page, "evaluate" | "screenshot" | "setViewportSize"> {
  goto(path: string): Promise<unknown>;
  readonly keyboard: {
    press(key: "Enter" | "Escape" | "End"): Promise<void>;
    type(text: string): Promise<void>;
  };
  /** The part of the page that a CSS selector names. */
  locator(within: string): {
    getByRole(role: Role, options: { name: string; exact: true }): { click(): Promise<void> };
  };
}

/** Makes the server's clock, as its answers report it, that of the page. Runs in the page. */
export function agreeOnTime(): void {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (name) {
    return name === "date" ? new Date().toUTCString() : get.call(this, name);
  };
}

/** Sets the page's clock to `startsAt`, from where it runs on. Runs in the page. */
export function setClock(startsAt: string): void {
  const ahead = Date.parse(startsAt) - Date.now();
  const { now } = Date;
  globalThis.Date = class extends Date {
    constructor(...parts: []) {
      if (parts.length === 0) super(now() + ahead);
      else super(...parts);
    }
    static override now() {
      return now() + ahead;
    }
  } as DateConstructor;
}

declare global {
  /** The page's console messages and errors; set by `recordFaults`. */
  var faults: string[] | undefined;
}

/** Records the page's console messages and errors. Runs in the page. */
export function recordFaults(): void {
  const faults: string[] = [];
  globalThis.faults = faults;
  for (const level of ["debug", "error", "info", "log", "warn"] as const) {
    console[level] = (...parts: unknown[]) => faults.push(`${level}: ${parts.join(" ")}`);
  }
  const note = (event: Event) => {
    const { target, type } = event;
    const reason = event instanceof PromiseRejectionEvent ? event.reason : undefined;
    const message = event instanceof ErrorEvent ? event.message : undefined;
    const at = target instanceof Element ? target.outerHTML.slice(0, 200) : "";
    faults.push(`${type}: ${reason ?? message ?? at}`);
  };
  // A file that fails to load raises an event on its element only.
  addEventListener("error", note, { capture: true });
  addEventListener("unhandledrejection", note);
}
