import { expect, test } from "vitest";
import { normalTexts } from "./normal-texts.ts";

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
