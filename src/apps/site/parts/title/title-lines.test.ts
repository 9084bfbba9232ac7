import { describe, expect, it } from "vitest";
import { titleLines, wideTitle, widthInEm } from "./title-lines.ts";

describe("the lines of a title", () => {
  it.each([
    ["Convención de Ciencia y Tecnología", ["Convención", "de Ciencia", "y Tecnología"]],
    ["Congreso de la Innovación", ["Congreso", "de la Innovación"]],
    ["Tecnología", ["Tecnología"]],
    ["Días de", ["Días", "de"]],
  ])("of %j break before the small words, not after them", (title, lines) => {
    expect(titleLines(title)).toEqual(lines);
  });

  it("go into two rows as even as possible, with a free corner where the second is short", () => {
    expect(wideTitle(["Convención", "de Ciencia", "y Tecnología"])).toEqual({
      breakAfter: 1,
      width: widthInEm("Convención de Ciencia"),
      hasCorner: true,
    });
    expect(wideTitle(["Semana", "de la Ciencia"])).toEqual({
      breakAfter: 0,
      width: widthInEm("de la Ciencia"),
      hasCorner: false,
    });
  });

  it("of one word stay one row", () => {
    expect(wideTitle(["Tecnología"])).toMatchObject({ breakAfter: 0, hasCorner: false });
  });
});
