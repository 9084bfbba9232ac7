/** The facts that the page's clock needs, from the page as built. */
export interface ClockFacts {
  /** The edition's number, and the key of its saved tickets in `localStorage`. */
  readonly editionNumber: number;
  readonly ticketsKey: string;
  /** The zone of the event's hours, in minutes from it to UTC, as `getTimezoneOffset` has it. */
  readonly zone: number;
  /** Instants in milliseconds since the epoch. */
  readonly eve: number;
  readonly doors: number;
  readonly end: number;
  /** When saved tickets expire. */
  readonly ticketsEnd: number;
}

/**
 * Shows the page as it is at `now`, in milliseconds since the epoch: the elements with a span of time
 * (`timed.ts`), the numeral's light with its caption, and for the styles `data-zone`, `data-open` from the opening of
 * the doors on and `data-over` after the event. The page contains this function's text, which runs before the first
 * paint; so it uses nothing from outside. Returns whether the first screen has a face whose styles are not in the page.
 */
export function showPage(facts: ClockFacts, now: number): boolean {
  const root = document.documentElement;
  const { eve, doors, end } = facts;
  const day = 86_400_000;
  const all = <Found extends Element = HTMLElement>(selector: string) =>
    document.querySelectorAll<Found>(selector);

  let tickets: string[] = [];
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(facts.ticketsKey) ?? "[]");
    if (Array.isArray(saved) && now < facts.ticketsEnd) {
      tickets = saved
        .filter(({ edition }) => edition === facts.editionNumber)
        .map((own) => own.numeroTicket);
    }
  } catch {
    // A browser without storage throws, and has no tickets.
  }

  root.toggleAttribute("data-open", now >= doors);
  root.toggleAttribute("data-over", now >= end);

  for (const part of all("[data-from],[data-until],[data-own]")) {
    const { from, until, own } = part.dataset;
    const isShown =
      (from === undefined || Number(from) * 60_000 <= now) &&
      (until === undefined || now < Number(until) * 60_000) &&
      (own === undefined || (own === "yes") === tickets.length > 0);
    if (part.hidden === isShown) part.hidden = !isShown;
  }
  const [ticket, ...others] = tickets;
  const label = others.length > 0 ? `Tus ${tickets.length} tickets` : `Tu ticket ${ticket}`;
  for (const part of all("[data-ticket-label]")) {
    if (ticket && part.textContent !== label) part.textContent = label;
  }
  // The policy allows no style attributes in the page as built.
  for (const board of all("[data-letters]")) {
    board.style.setProperty("--letters", board.dataset.letters ?? "");
  }

  // The browser's zone on the event's day, whatever the season now. Styles show the notes about it.
  root.dataset.zone = new Date(doors).getTimezoneOffset() === facts.zone ? "own" : "other";

  const days = Math.floor((doors - now) / day);
  for (const emblem of all<SVGElement>("[data-surfaces]")) {
    const surfaces = emblem.dataset.surfaces?.split(" ") ?? [];
    const surface = surfaces[Math.max(0, days)];
    for (const rect of emblem.querySelectorAll("[data-surface]")) {
      const below = Number(rect.getAttribute("data-surface"));
      const y = surface === undefined ? "999" : String(Number(surface) + below);
      // Setting the same value again makes a browser draw the numeral anew.
      if (rect.getAttribute("y") !== y) rect.setAttribute("y", y);
    }
    emblem.toggleAttribute("data-filling", surface !== undefined && days > 0);
    emblem.toggleAttribute("data-glowing", now >= doors);
  }
  for (const caption of all("[data-caption]")) {
    const counts = now < eve && days < Number(caption.dataset.caption);
    const text = counts ? (days === 1 ? "Falta 1 día" : `Faltan ${days} días`) : "";
    if (caption.textContent !== text) caption.textContent = text;
  }
  return now >= doors || tickets.length > 0;
}

/** Shows the figures of the countdown at `now`. The page contains this function's text, too. */
export function showFigures(doors: number, now: number): void {
  const left = Math.max(0, Math.ceil((doors - now) / 1000));
  const figures: Record<string, number> = {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
  for (const figure of document.querySelectorAll<HTMLElement>("[data-figure]")) {
    const value = figures[figure.dataset.figure ?? ""] ?? 0;
    const text = String(value).padStart(2, "0");
    figure.toggleAttribute("data-long", text.length > 2);
    // Another text node would let every rule with `:has()` be asked anew.
    const whole = figure.firstElementChild?.firstChild;
    if (whole?.nodeValue === text) continue;
    if (whole) whole.nodeValue = text;
    const digits = figure.querySelectorAll<HTMLElement>("[data-digit]");
    digits.forEach((digit, place) => {
      digit.dataset.digit = text.padStart(digits.length)[place]?.trim() ?? "";
    });
  }
}
