import { expect, test } from "vitest";
import type { EditionContent } from "../../domain/edition/edition.ts";
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

test("a network's icon follows from its name, else from its link, else it is a globe", () => {
  const networks = [
    { nombre: "Instagram", enlace: "https://example.org/" },
    { nombre: "Nuestro canal", enlace: "https://www.youtube.com/@x" },
    { nombre: "Grupo", enlace: "https://t.me/x" },
    { nombre: "Twitter", enlace: "https://example.org/x" },
    { nombre: "LinkedIn", enlace: "https://www.linkedin.com/in/x" },
  ];
  const drawn = drawIcons(content([], networks)).contact?.networks ?? [];
  const paths = drawn.map(({ nodes }) => nodes[0]?.[1].d?.slice(0, 8));
  expect(new Set(paths).size).toBe(5);
  expect(drawn.map(({ filled }) => filled)).toEqual([true, true, true, true, undefined]);
});
