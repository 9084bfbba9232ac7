import { expect, test } from "vitest";
import { normalTexts } from "./content-file.ts";

test("what pasting adds to a link, an e-mail, a telephone and a text leaves no trace", () => {
  const pasted = {
    lema: "\u200b Id\u202ee\u2060as 👩‍💻🏳️‍🌈\u00a0",
    lugar: { mapa: "\ufeffhttps://convencion.test/\u200bmapa\u00a0" },
    contacto: { correo: "convencion\u00ad@convencion.test " },
    entradas: { telefono: "\u202a+502\u00a0(2418)\u20118000\u202c" },
  };
  expect(normalTexts(pasted, ["edicion"])).toEqual({
    lema: "Ideas 👩‍💻🏳️‍🌈",
    lugar: { mapa: "https://convencion.test/mapa" },
    contacto: { correo: "convencion@convencion.test" },
    entradas: { telefono: "+502 2418 8000" },
  });
});

test("an address without https, and somebody's name on a network, become links", () => {
  const typed = {
    redes: [
      { nombre: "Facebook", enlace: "www.facebook.com/semana" },
      { nombre: "Instagram", enlace: " @semana.uni" },
      { nombre: "TikTok", enlace: "@semana" },
      { nombre: "Otra", enlace: "@semana" },
      { nombre: "Sitio", enlace: "http://semana.test" },
      { nombre: "Sitio", enlace: "nuestra página" },
    ],
  };
  expect(normalTexts(typed, ["edicion"])).toEqual({
    redes: [
      { nombre: "Facebook", enlace: "https://www.facebook.com/semana" },
      { nombre: "Instagram", enlace: "https://www.instagram.com/semana.uni" },
      { nombre: "TikTok", enlace: "https://www.tiktok.com/@semana" },
      { nombre: "Otra", enlace: "@semana" },
      { nombre: "Sitio", enlace: "http://semana.test" },
      { nombre: "Sitio", enlace: "nuestra página" },
    ],
  });
});
