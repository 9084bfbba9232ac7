/** A visitor of the page in any engine, with only what the journeys in all three engines need. */
export interface Visitor {
  /** Opens a path of the site and waits until the page has loaded. */
  open(path: string): Promise<void>;
  /** Runs a function in the page, which may use no variables from outside. */
  evaluate<R>(read: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(read: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** Presses the pointer on a control, as `press` does a key. */
  click(control: Control): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The window's contents as PNG. */
  screenshot(): Promise<Buffer>;
  /** The page on sheets of A4, as PDF. */
  print(): Promise<Buffer>;
}

/** The first control with this role and accessible name. */
export interface Control {
  readonly role: "button" | "tab" | "textbox";
  readonly name: string;
  /** A CSS selector of the part of the page that holds it. */
  readonly within?: string;
}

export type Key = "Enter" | "Escape" | "End";

/** The circumstances of a visit. */
export interface Visit {
  readonly width: number;
  readonly height: number;
  readonly reducedMotion: boolean;
  /** The visitor's time when the page opens, as an instant with offset. */
  readonly startsAt: string;
  /** Runs in every page before its own scripts. */
  readonly preload: () => void;
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
