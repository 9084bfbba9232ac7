import * as simpleIcons from "simple-icons";
import { expect, test } from "vitest";
import type { EditionContent } from "#edition/model/edition.ts";
import { drawIcons } from "./draw-icons.ts";

function content(
  icons: readonly string[],
  redes: readonly { nombre: string; enlace: string }[] = [],
): EditionContent {
  return {
    edicion: { contacto: { correo: "a@example.org" }, redes },
    tematicas: icons.map((icono) => ({ titulo: icono, descripcion: "x", icono, ponente: [] })),
    ponentes: [{ certificaciones: icons.map((icono) => ({ nombre: icono, icono })) }],
  } as unknown as EditionContent;
}

test("only the icons of Lucide that the content names are drawn, each once", () => {
  expect(drawIcons(content(["ia", "bot", "bot", "datos"])).icons).toEqual({
    bot: { nodes: expect.arrayContaining([["path", { d: "M12 8V4H8" }]]) },
  });
  expect(drawIcons(content(["ia"]))).not.toHaveProperty("icons");
});

test.each([
  ["Nuestro canal", "https://www.youtube.com/@x", "YouTube"],
  ["Grupo", "https://t.me/x", "Telegram"],
  ["Facebook", "https://www.instagram.com/x", "Instagram"],
  ["Twitter", "https://example.org/x", "X"],
  ["Sitio del colegio", "https://colegio.org.gt/", undefined],
  ["Fotos", "https://notfacebook.com/", undefined],
])("%s at %s has the mark of %s", (nombre, enlace, title) => {
  const [drawn] = drawIcons(content([], [{ nombre, enlace }])).contact?.networks ?? [];
  const shortened = (path: string) => path.replaceAll(/(\.\d\d)\d+/g, "$1");
  const icon = Object.values(simpleIcons).find(
    ({ path }) => shortened(path) === drawn?.nodes[0]?.[1].d,
  );
  expect([icon?.title, drawn?.mark]).toEqual([title, title]);
});
