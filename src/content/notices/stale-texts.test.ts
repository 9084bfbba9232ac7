import { expect, test } from "vitest";
import { type Edit, readEdited } from "../testing/broken-content.ts";
import { edit } from "../testing/one-fault.ts";

/** The notices caused by changes to the tests' content, with the beginning of each text. */
async function noticesOf(...changes: readonly Edit[]): Promise<string[]> {
  const { faults, notices } = await readEdited(...changes);
  expect(faults).toEqual([]);
  return notices.map(({ file, line, text }) => `${file}:${line} ${text.split(/[,.] /)[0]}`);
}

const description = "descripcion: Un sábado";

test("a year other than the event's is noticed, unless its text is marked as sample", async () => {
  expect(
    await noticesOf(
      edit("edicion", description, "descripcion: Un sábado de 2024"),
      edit("edicion", "derechos: 2025", "derechos: 2023"),
      edit("edicion", "mensaje: Quiero una entrada.", "mensaje: Quiero una entrada para 2024."),
    ),
  ).toEqual([
    "content/edicion.yaml:7 «edicion → descripcion» dice 2024",
    "content/edicion.yaml:26 «edicion → derechos» dice 2023",
  ]);
});

test("the number of another edition is noticed in every text, with its line", async () => {
  expect(
    await noticesOf(
      edit("edicion", "numero: 13", "numero: 14"),
      edit("edicion", "lema: Ideas", "lema: Edición 13, ideas"),
      edit("edicion", "  muestra: true\n  telefono: +502 0000 0000", "  telefono: +502 2418 8000"),
      edit("edicion", "mensaje: Quiero una entrada.", "mensaje: Una entrada para la XIII."),
      edit("acerca", "Una jornada completa.", "Esta es la 13.ª convención."),
      edit("tematicas", "Lo que se aplica.", "Como en la XIV Convención, y no en el siglo XXI."),
      edit("ponentes", "Entrena modelos.", "Conferencista de la XIII."),
    ),
  ).toEqual([
    "content/edicion.yaml:3 «edicion → titulo» dice «XIII»",
    "content/edicion.yaml:4 «edicion → lema» dice «13»",
    "content/edicion.yaml:19 «edicion → entradas → mensaje» dice «XIII»",
    "content/acerca.yaml:3 «acerca → queEs → texto» dice «13.ª»",
    "content/ponentes.yaml:7 «ponentes → 1.º → semblanza» dice «XIII»",
  ]);
});

test("testimonials and past editions may name earlier numbers", async () => {
  expect(
    await noticesOf(
      edit("testimonios", "Salí con la idea", "Salí de la XII Convención con la idea"),
      edit("ediciones", "alt: El escenario", "alt: El escenario de la XII Convención"),
    ),
  ).toEqual([]);
});

test("a sample address is noticed", async () => {
  const { notices } = await readEdited(
    edit("edicion", "correo: convencion@convencion.test", "correo: convencion@example.org"),
    edit("edicion", "https://convencion.test/facebook", "https://www.example.com/facebook"),
    edit("acerca", "Una jornada completa.", "Escriba a subexample.org."),
  );
  expect(notices.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
    "content/edicion.yaml:22 «edicion → contacto → correo» lleva a example.org, una dirección de ejemplo que no es de nadie. Ponga la verdadera, o borre la línea si el campo es opcional.",
    expect.stringContaining(
      "content/edicion.yaml:25 «edicion → contacto → red → enlace» lleva a example.com,",
    ),
  ]);
});
