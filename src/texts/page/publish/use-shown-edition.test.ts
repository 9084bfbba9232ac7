import { expect, test } from "vitest";
import type { EditionContent } from "#edition/model/edition.ts";
import type { IconDrawing } from "#edition/model/pictures/drawn.ts";
import { drawnFor, isDrawn, marksIn } from "./use-shown-edition.ts";

const icon = (name: string): IconDrawing => ({ nodes: [["path", { d: name }]] });
const facebook = { nombre: "Facebook", enlace: "https://www.facebook.com/suelo" };
const youtube = { nombre: "YouTube", enlace: "https://www.youtube.com/@suelo" };
const built = {
  pictures: [],
  networks: [facebook, youtube],
  drawn: {
    contact: {
      mail: icon("mail"),
      chat: icon("chat"),
      networks: [icon("facebook"), icon("youtube")],
    },
    marks: { "viejo.png": { file: "marca-1.webp", width: 300, height: 300 } },
  },
};

const content = (own: object) =>
  ({
    edicion: { contacto: {}, ...own },
    sede: { fotos: [] },
    tematicas: [],
    ponentes: [],
  }) as unknown as EditionContent;

test("a network keeps its icon when another is removed, moved, or its link corrected", () => {
  const iconsOf = (redes: object[]) =>
    drawnFor(content({ redes }), { built, lucide: undefined, whole: [] }).contact?.networks;
  expect(iconsOf([youtube])).toEqual([icon("youtube")]);
  expect(iconsOf([youtube, facebook])).toEqual([icon("youtube"), icon("facebook")]);
  const corrected = { ...facebook, enlace: `${facebook.enlace}-y-clima` };
  expect(iconsOf([corrected])).toEqual([icon("facebook")]);
});

test("a logo has its own proportions, new or published since the page was built", () => {
  const shown = content({ logo: "alto.svg", escudos: [{ archivo: "viejo.png", nombre: "A" }] });
  const draft = { photos: new Map() };
  expect(marksIn(shown).filter((name) => !isDrawn(name, built.drawn, draft))).toEqual(["alto.svg"]);
  expect(isDrawn("viejo.png", built.drawn, { photos: new Map([["viejo.png", new Blob()]]) })).toBe(
    false,
  );
  const whole = [{ path: "alto.svg", url: "blob:alto", width: 100, height: 400 }];
  const { marks } = drawnFor(shown, { built, lucide: undefined, whole });
  expect(marks?.["alto.svg"]).toEqual({ file: "blob:alto", width: 100, height: 400 });
  expect(marks?.["viejo.png"]).toEqual(built.drawn.marks["viejo.png"]);
});
