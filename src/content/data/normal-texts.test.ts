import { expect, test } from "vitest";
import { readEdited } from "../testing/broken-content.ts";
import { edit, expectOneFault } from "../testing/one-fault.ts";

const link = "https://convencion.test/mapa";
const email = "convencion@convencion.test";
const phone = "  muestra: true\n  telefono: +502 0000 0000";
const start = "inicio: 2025-10-04T08:00:00-06:00";

const read = async (replace: string, by: string) => {
  const { edition, faults } = await readEdited(edit("edicion", replace, by));
  expect(faults).toEqual([]);
  return edition?.edicion;
};

test.each(["\u200b", "\ufeff", "\u00a0", "\u00ad"])(
  "%j around a link, an e-mail, a telephone, a date and a text leaves no trace",
  async (sign) => {
    const around = (text: string) => `"${sign}${text}${sign}"`;
    expect((await read(link, around(link)))?.lugar.mapa).toBe(link);
    expect((await read(email, around(email)))?.contacto.correo).toBe(email);
    expect((await read("dia: sábado", `dia: ${around("sábado")}`))?.fechas.dia).toBe("sábado");
    const instant = start.slice(8);
    expect((await read(start, `inicio: ${around(instant)}`))?.fechas.inicio).toBe(instant);
    expect((await read("lema: Ideas con cable a tierra", `lema: ${around("Ideas")}`))?.lema).toBe(
      "Ideas",
    );
    const number = "+502 2418 8000";
    expect((await read(phone, `  telefono: ${around(number)}`))?.entradas.telefono).toBe(number);
  },
);

test.each(["\u200b", "\u00ad"])(
  "%j inside a link, an e-mail and a date leaves no trace",
  async (sign) => {
    const inside = (text: string) => text.slice(0, 9) + sign + text.slice(9);
    expect((await read(link, inside(link)))?.lugar.mapa).toBe(link);
    expect((await read(email, inside(email)))?.contacto.correo).toBe(email);
    expect((await read(start, `inicio: ${inside(start.slice(8))}`))?.fechas.inicio).toBe(
      start.slice(8),
    );
  },
);

test.each([
  "+502\u00a02418\u00a08000",
  "+502 2418\u20118000",
  "+502 2418\u20138000",
  "+502 2418-8000",
  "\u202a+502 2418 8000\u202c",
  "+502  (2418) 8000",
  "+502.2418.8000",
  "\uff0b502 2418 8000",
])("the telephone %j is +502 2418 8000", async (written) => {
  expect((await read(phone, `  telefono: "${written}"`))?.entradas.telefono).toBe("+502 2418 8000");
});

test.each(["Sábado", "SÁBADO", "sabado", "Sa\u0301bado", "\u00a0sábado "])(
  "the weekday %j is sábado",
  async (written) => {
    expect((await read("dia: sábado", `dia: "${written}"`))?.fechas.dia).toBe("sábado");
  },
);

test.each(["IA", "Ia ", "\u00cdA"])("the icon %j is ia", async (written) => {
  const { edition } = await readEdited(edit("tematicas", "icono: ia", `icono: "${written}"`));
  expect(edition?.tematicas[0]?.icono).toBe("ia");
});

test("dates and e-mails may have the dashes of a word processor, and rules see what is meant", async () => {
  const dashed = "2025\u201110\u201304T08:00:00\u221206:00";
  expect((await read(start, `inicio: ${dashed}`))?.fechas.inicio).toBe(start.slice(8));
  await expectOneFault(
    edit("edicion", start, `inicio: ${dashed.replace("T08", "T06")}`),
    "edicion.yaml:15:3",
    /después del inicio/,
  );
  const correo = (await read(email, "mi\u2013correo@convencion.test"))?.contacto.correo;
  expect(correo).toBe("mi-correo@convencion.test");
});
