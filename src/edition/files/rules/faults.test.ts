import { expect, test } from "vitest";
import { readEdited } from "../testing/broken-content.ts";
import type { ContentKey } from "../yaml/content-keys.ts";
import { hourFaults } from "./date-faults.ts";
import { faultSchema } from "./fault.ts";
import { formatFault } from "./problem-in-file.ts";
import { referenceFaults } from "./reference-faults.ts";

/*
 * One line per fault: its name, the place at which it is reported, what is changed in that file,
 * and what the report holds, between signs `…`. `\n` is a line break.
 */
const table = String.raw`
# Syntax
a tab as indentation | acerca:2:1 |   titulo: ¿Qué → \ttitulo: ¿Qué | un tabulador … «titulo: ¿Qué es?» … Ponga espacios
a colon in an unquoted text | tematicas:1:11 | La IA → IA: lo nuevo | algo que no es YAML: «- titulo: IA: lo nuevo» … va entre comillas
quotes that nothing closes | edicion:4:7 | lema: Ideas → lema: "Ideas | dentro de otras iguales: «lema: "Ideas … Ciérrelas
quotes that end before the text | edicion:4:7 | lema: Ideas con → lema: "Ideas" con | dentro de otras iguales: «lema: "Ideas" con … las otras
quoted texts in brackets without a comma | edicion:26:21 | derechos: 2025 → inscripcion: ["uno" "dos"]\nderechos: 2025 | algo que no es YAML: «inscripcion: ["uno" "dos"]»
a field twice | ponentes:4:3 |   rol: Ingeniera\n →   rol: Ingeniera\n  nombre: Ana\n | ya está en el mismo bloque: «nombre: Ana» … Borre uno
a colour without quotes | edicion:26:8 | derechos: 2025 → color: #1d4ed8\nderechos: 2025 | «color: #1d4ed8» … va entre comillas
a colour without quotes and a remark | edicion:26:8 | derechos: 2025 → color: #1d4ed8 # azul\nderechos: 2025 | «color: #1d4ed8 # azul» … va entre comillas
a word behind # in a text without quotes | edicion:4:7 | lema: Ideas con → lema: Ideas #hoy con | «lema: Ideas #hoy con … va entre comillas
a text that starts with & | sede:3:17 | El salón vacío → &salón vacío | «alt: &salón vacío» … va entre comillas
a text that starts with * | sede:3:10 | El salón vacío → *vacío | *vacío
letters that an editor took for another code | acerca:3 | Una jornada → Una excursiÃ³n | «texto: Una excursiÃ³n completa.», donde las tildes y eñes están dañadas … Recupere la versión anterior
# Fields and values
a field that is not known | sede:4:5 | leyenda → fotógrafa | sede → fotos → 1.º → fotógrafa … desconocido … archivo, alt, leyenda … borre la línea
a missing field | ponentes:1:3 |   rol: Ingeniera\n →  | ponentes → 1.º → rol … falta el campo … un texto … Escriba «rol:»
a text of blanks | acerca:3:3 | Una jornada completa. → "   " | un texto vacío
an empty text where a short one belongs | edicion:26:1 | derechos: 2025 → costo: ""\nderechos: 2025 | un texto vacío … qué hacer:  Escriba un texto corto
a number where a short text belongs | tematicas:3:3 | icono: ia → sala: 204\n  icono: ia | el número 204 … qué hacer:  Escríbalo entre comillas
something else that signing up asks for | edicion:26:22 | derechos: 2025 → inscripcion: {pide: [dpi]}\nderechos: 2025 | «dpi» … qué se pide … [correo, telefono]
an id of two speakers | ponentes:15:3 | semblanza: "" → semblanza: ""\n- id: andrea-lemus\n  nombre: Eva\n  rol: Analista\n  semblanza: "" | «andrea-lemus»
a number in the place of a speaker | tematicas:4:13 | ponente: andrea-lemus → ponente: [1] | el número 1 … el id de un ponente … andrea-lemus
an entry without anything | sede:2:5 | archivo: salon.jpg\n    alt: El salón vacío\n    leyenda: Antes de abrir puertas\n → \n | nada … archivo, alt … qué hacer:  Escriba cada campo
too long groups of a carnet | edicion:26:1 | derechos: 2025 → carnet: [12, 12]\nderechos: 2025 | una lista
a block where a list belongs | testimonios:1:3 | - cita →   cita | un bloque con campos … una lista
a list without photos | sede:1:1 | fotos:\n  - archivo: salon.jpg\n    alt: El salón vacío\n    leyenda: Antes de abrir puertas\n → fotos: []\n | lista vacía … al menos una foto
an icon that is not drawn | tematicas:3:3 | icono: ia → icono: robot | «robot» … ia, ciberseguridad
a link without https | edicion:12:3 | https://convencion.test/mapa → http://convencion.test/mapa | empiece con https
a link before a link | edicion:12:3 | https://convencion.test/mapa → https://https://convencion.test/mapa | empiece con https
a photo in a format of phones | sede:2:5 | salon.jpg → salon.heic | JPG, PNG
# Dates and references
a date without offset | edicion:16:3 | 08:00:00-06:00 → 08:00:00 | una fecha que existe, con hora y huso horario … Escríbala así
a day that its month lacks | edicion:16:3 | 2025-10-04T08:00 → 2025-02-30T08:00 | una fecha que existe
doors after the start | edicion:15:3 | 04T07:00 → 04T09:00 | después del inicio
a wrong weekday | edicion:14:3 | dia: sábado → dia: viernes | «viernes», que no es el día del inicio, sábado 4 de octubre … «sábado»
a year twice | ediciones:5:3 | anio: 2023 → anio: 2024 | el número 2024, que ya está en el 1.º
a talk twice at one time | tematicas:5:3 | titulo: Seguridad → titulo: La IA | «La IA», que ya está en el 1.º
a talk of no speaker | tematicas:4:3 | ponente: andrea-lemus → ponente: andrea-lemos | no está entre los ponentes … andrea-lemus
a photo that is not there | ediciones:7:7 | 2023-1.jpg → feria-de-proyectos.jpg | no está entre las fotos
a telephone of no country | edicion:18:3 |   muestra: true\n  telefono: +502 0000 0000 →   telefono: +502 0000 0000 | no es un número del país
# Phases
an end in a wrong month | edicion:17:3 |   inicio: 2025-10-04T08:00:00-06:00\n →   inicio: 2025-10-04T08:00:00-06:00\n  fin: 2025-12-04T17:00:00-06:00\n | edicion → fechas → fin … dos semanas
a start that was moved a week without its end | edicion:17:3 |   inicio: 2025-10-04T08:00:00-06:00\n →   inicio: 2025-10-11T08:00:00-06:00\n  fin: 2025-10-04T17:00:00-06:00\n | edicion → fechas → fin … no es posterior al inicio
tickets only once the doors are open | edicion:28:3 | derechos: 2025\n → derechos: 2025\nfases:\n  entradasDesde: 2025-10-04T07:00:00-06:00\n | edicion → fases → entradasDesde … ya están abiertas … anterior a las puertas
# Hours
a talk before the doors | tematicas:8:3 |   icono: ciberseguridad\n →   icono: ciberseguridad\n  hora: 06:30\n | «06:30», que es antes de que abran las puertas, a las 07:00
an end that is not after the start | tematicas:9:3 |   icono: ciberseguridad\n →   icono: ciberseguridad\n  hora: 10:00\n  hasta: 10:00\n | no es posterior a las 10:00
an end without a start | tematicas:8:3 |   icono: ciberseguridad\n →   icono: ciberseguridad\n  hasta: 10:00\n | «hasta» junto a «hora»
an hour in the afternoon | tematicas:8:3 |   icono: ciberseguridad\n →   icono: ciberseguridad\n  hora: 2:00 PM\n | «2:00 PM» … 14:00
a day after the event | tematicas:6:3 |   icono: ia\n  ponente: andrea-lemus\n- titulo: Seguridad\n →   icono: ia\n  ponente: andrea-lemus\n- titulo: Seguridad\n  dia: 2\n | el número 2, que es después de que el evento termina, el 4 de octubre … cuándo termina
a talk without an icon | tematicas:1:3 |   icono: ia\n  ponente: andrea-lemus\n →   ponente: andrea-lemus\n | falta el campo … Escriba «icono:»
`;

const cases = table
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(" | "));

test.each(cases)("%s is reported once, at %s", async (_, place = "", change = "", message = "") => {
  const [file = "", ...position] = place.split(":");
  const [replace = "", by = ""] = change
    .replaceAll("\\n", "\n")
    .replaceAll("\\t", "\t")
    .split(" → ");
  const { edition, faults } = await readEdited([file as ContentKey, replace, by]);
  const reports = faults.map(formatFault);
  expect(reports).toHaveLength(1);
  expect(reports[0]?.split("\n")[0]).toBe([`content/${file}.yaml`, ...position].join(":"));
  for (const part of message.split(" … ")) expect(reports[0]).toContain(part);
  expect(reports[0]).not.toMatch(/invalid|expected|required|unrecognized|received|undefined|null/i);
  expect(edition).toBeNull();
  const [sent] = JSON.parse(JSON.stringify(faults));
  expect(faultSchema.parse(sent)).toEqual(sent);
});

test("a talk before the doors may lack the day, if there are several, or be after midnight", () => {
  const one = { puertas: "2025-10-04T19:00:00-06:00", inicio: "2025-10-04T20:00:00-06:00" };
  const two = { ...one, fin: "2025-10-05T12:00:00-06:00" };
  const remedy = (fechas: typeof one, hora: string) =>
    JSON.stringify(hourFaults(fechas, [{ hora }]).map(({ problem }) => problem));
  expect(remedy(one, "08:30")).toContain('"Corríjala, o adelante las puertas."');
  expect(remedy(two, "08:30")).toContain("Si es de otro día");
  expect(remedy(one, "00:30")).toContain("Si es después de medianoche");
});

test("a talk begins no later than the event ends, also on its last day and at night", () => {
  const dates = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
  const faultsUntil = (fin: string, item: { readonly hora: string; readonly dia?: number }) =>
    hourFaults({ ...dates, fin }, [item]).map(({ problem }) => problem);
  const after = [{ is: expect.stringContaining("el evento ya terminó"), value: "14:00" }];
  expect(faultsUntil("2025-10-04T12:00:00-06:00", { hora: "14:00" })).toMatchObject(after);
  expect(faultsUntil("2025-10-05T12:00:00-06:00", { hora: "14:00", dia: 2 })).toMatchObject(after);
  expect(faultsUntil("2025-10-05T12:00:00-06:00", { hora: "14:00" })).toEqual([]);
  expect(faultsUntil("2025-10-05T02:00:00-06:00", { hora: "01:00" })).toEqual([]);
  expect(faultsUntil("2025-10-04T14:00:00-06:00", { hora: "14:00" })).toEqual([]);
});

test("a workshop is given twice, and breaks come again", () => {
  const workshop = { titulo: "Soldadura", descripcion: "…", icono: "ia", ponente: [] };
  const tematicas = [
    ...["08:00", "10:00"].map((hora) => ({ ...workshop, hora })),
    { ...workshop, hora: "08:00", dia: 2 },
    ...["09:00", "11:00"].map((hora) => ({ titulo: "Receso", ponente: [], hora })),
  ];
  expect(referenceFaults({ tematicas, ponentes: [], ediciones: [] })).toEqual([]);
});
