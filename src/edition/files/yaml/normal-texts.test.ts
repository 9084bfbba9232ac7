import { expect, test } from "vitest";
import { normalTexts } from "./content-file.ts";

test("what pasting adds to a link, an e-mail, a telephone and a text leaves no trace", () => {
  const pasted = {
    lema: "\u200b Id\u202ee\u2060as\u2028de\u2029hoy\u0085y\u000b👩‍💻🏳️‍🌈\u00a0",
    lugar: { mapa: "\ufeffhttps://convencion.test/\u200bmapa\u00a0" },
    contacto: { correo: "convencion\u00ad@convencion.test " },
    entradas: { telefono: "\u202a+502\u00a0(2418)\u20118000\u202c" },
  };
  expect(normalTexts(pasted, ["edicion"])).toEqual({
    lema: "Ideas de hoy y 👩‍💻🏳️‍🌈",
    lugar: { mapa: "https://convencion.test/mapa" },
    contacto: { correo: "convencion@convencion.test" },
    entradas: { telefono: "+502 2418 8000" },
  });
});

test.each([
  ["Facebook", "www.facebook.com/semana", "https://www.facebook.com/semana"],
  ["Instagram", " @semana.uni", "https://www.instagram.com/semana.uni"],
  ["TikTok", "@semana", "https://www.tiktok.com/@semana"],
  ["Otra", "@semana", "@semana"],
  ["Sitio", "http://semana.test", "http://semana.test"],
  ["Sitio", "nuestra página", "nuestra página"],
])("of %s, «%s» becomes the link %s", (nombre, enlace, link) => {
  const typed = { redes: [{ nombre, enlace }] };
  expect(normalTexts(typed, ["edicion"])).toEqual({ redes: [{ nombre, enlace: link }] });
});
