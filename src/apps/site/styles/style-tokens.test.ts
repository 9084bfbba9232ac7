import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const roots = ["src/apps/site", "src/apps/ui"];
/** Where colours and lengths get their names. */
const tokenSheets = ["tokens.css"];
/** Paper has a scale and colours of its own. */
const paperSheets = ["print.css", "print-inicio.css", "print-sections.css"];
const colourSheets = [...tokenSheets, ...paperSheets];

/** Lengths that are used once, with the reason why no step of a scale fits. */
const ownLengths: Record<string, string[]> = {
  // The minimum width of each action beside the other.
  "ActionLinks.module.css": ["7.5rem", "6rem"],
  // The four figures fit on a phone and beside the buttons.
  "Countdown.module.css": ["2.75rem", "4rem", "4rem", "4rem", "8rem"],
  // The hero's height in a window that is much taller than a screen; the emblem's minimum height.
  "Inicio.module.css": ["90rem", "3.5rem"],
  "Poster.module.css": ["3.5rem", "3.5rem", "3.5rem", "3.5rem"],
  // The least type of the day's board on a phone; a query's unit for each of its rooms.
  "OnNow.module.css": ["0.9375rem", "1rem"],
  // A line of small type on a phone, a small phone's height; the least height of numeral and motto, and a
  // line of the facts, on a desktop.
  "title.css": ["1.25rem", "40rem", "3.5rem", "1.6rem"],
  // The widths of a dialog and of a page of one message.
  "Dialog.module.css": ["36rem"],
  "Notice.module.css": ["40rem", "2rem", "4rem"],
  // The dialog's width; with actions beside a ticket, theirs and the dialog's.
  "ParticipantCheck.module.css": ["42rem", "26rem", "66rem"],
  // The largest font size of a ticket number; the minimum width of the stub.
  "Ticket.module.css": ["10rem", "6.25rem"],
  // The line of a link for a mouse.
  "TicketTools.module.css": ["2.25rem"],
  // The size at which a cheap camera reads a code at arm's length, and a larger one on a wide window.
  "Pass.module.css": ["24rem", "24rem", "24rem", "28rem"],
  // The space above the stack; the minimum width of a photo without scripts.
  "PhotoStack.module.css": ["2.5rem", "14rem"],
  // The most width of a crest on the first screen and in the foot.
  "Mark.module.css": ["8rem", "12rem"],
};

/**
 * Swiper's breakpoints are in px; a large window has larger type; a room of the day's board shows more
 * lines of a talk if it is this high.
 */
const ownBreakpoints: Record<string, string[]> = {
  "Carousel.module.css": ["640px", "640px", "1024px"],
  "Inicio.module.css": ["100em", "55em"],
  "Mosaic.module.css": ["640px", "640px", "1024px", "1024px"],
  "OnNow.module.css": ["3.8em", "6em", "12em", "13em", "15em"],
  // From these widths on, the photos after the event stand beside each other.
  "Started.module.css": ["30rem", "40rem"],
};

const colourNames =
  "white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold";
const colour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(\\s*[\\d.]|(?<![-\\w])(?:${colourNames})(?![-\\w])`,
  "gi",
);

interface Sheet {
  readonly name: string;
  readonly text: string;
  /** The value of each declaration. */
  readonly values: string;
  /** The conditions of its media queries. */
  readonly media: string;
}

const sheets: Sheet[] = roots
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  )
  .filter((path) => path.endsWith(".css"))
  .map((path) => {
    const text = readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, "");
    return {
      name: basename(path),
      text,
      values: [...text.matchAll(/[-\w]+\s*:([^;{}]+)[;}]/g)].map(([, value]) => value).join("\n"),
      media: [...text.matchAll(/@(?:media|container)([^{]+)\{/g)].map(([, it]) => it).join("\n"),
    };
  });

/** The matches of `pattern`, by style sheet. */
function found(pattern: RegExp, read: (sheet: Sheet) => string, except: string[] = []) {
  return Object.fromEntries(
    sheets
      .filter(({ name }) => !except.includes(name))
      .map((sheet) => [sheet.name, read(sheet).match(pattern) ?? []] as const)
      .filter(([, hits]) => hits.length > 0),
  );
}

describe("the style sheets", () => {
  it("take their colours from the tokens", () => {
    expect(found(colour, ({ values }) => values, colourSheets)).toEqual({});
  });

  it("take their lengths from the tokens, but for a few of their own", () => {
    const lengths = found(/(?<![\d.])[\d.]+rem\b/g, ({ values }) => values, colourSheets);
    expect(lengths).toEqual(ownLengths);
  });

  it("change at the breakpoints that the tokens name", () => {
    const list = /Breakpoints.*?high/s.exec(readFileSync("src/apps/ui/styles/tokens.css", "utf8"));
    const breakpoints = list?.[0].match(/\d+r?em/g) ?? [];
    expect(breakpoints).toContain("64em");
    const other = new RegExp(`(?<![\\d.])(?!(?:${breakpoints.join("|")})\\b)[\\d.]+[a-z]+`, "g");
    expect(found(other, ({ media }) => media)).toEqual(ownBreakpoints);
  });

  it("hide what only screen readers read in one way", () => {
    expect(found(/clip-path: inset\(50%\)|clip: rect/g, ({ text }) => text)).toEqual({
      "base.css": ["clip-path: inset(50%)"],
    });
  });

  it("use every token", () => {
    const all = sheets.map(({ text }) => text).join("\n");
    const tokens = sheets
      .filter(({ name }) => tokenSheets.includes(name))
      .flatMap(({ text }) => text.match(/--[-\w]+(?=:)/g) ?? []);
    expect(tokens.filter((token) => !all.includes(`var(${token})`))).toEqual([]);
  });

  it("use no custom property that nothing defines", () => {
    const texts = readdirSync("src/apps", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.includes(".test."))
      .map((path) => readFileSync(join("src/apps", path), "utf8"));
    const all = texts.join("\n");
    const defined = new Set(all.match(/--[a-z][-\w]*(?=["`]?\]?:)/g));
    const used = [...all.matchAll(/var\((--[-\w]+)\)/g)].map(([, name = ""]) => name);
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
  });
});
