import { expect, test } from "vitest";
import { invisibleIn, isTidy, tidyText, visibleText } from "./tidy-text.ts";

/* Direction marks and overrides, line separators, a soft hyphen, fillers, a byte order mark, tags, joiners. */
const invisible = [
  ...["\u200e", "\u200f", "\u061c", "\u202e", "\u2066", "\u00ad", "\u200b"],
  ...["\u2060", "\u3164", "\u115f", "\u034f", "\ufeff", "\u180e", "\u0007", "\u200c", "\u200d"],
];

test("invisible characters at the ends of a text are removed with the spaces", () => {
  for (const one of invisible) expect(tidyText(` ${one} Ana \u2028\t Luz${one}\n`)).toBe("Ana Luz");
  expect(tidyText("\u200d\u200f")).toBe("");
});

test("invisible characters inside a text stay, make it untidy, and are shown by their code", () => {
  for (const one of [...invisible, "\u{e0041}"]) {
    const text = tidyText(`Ana${one}Luz`);
    const code = `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
    expect(isTidy(text), code).toBe(false);
    expect(invisibleIn(text)).toEqual({ code, before: "Ana", without: "AnaLuz" });
    expect(visibleText(text)).toMatch(/^Ana\\u[\da-f]{4,5}Luz$/);
  }
});

test("emoji with joiners and variation selectors count as visible", () => {
  for (const text of ["Ana 👩‍💻", "Ana ❤️"]) {
    expect(tidyText(text)).toBe(text);
    expect(isTidy(text)).toBe(true);
  }
});
