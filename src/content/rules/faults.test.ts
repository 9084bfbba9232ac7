import { test } from "vitest";
import { edit, expectOneFault } from "../testing/one-fault.ts";

/*
 * One line per fault: its name, the place at which it is reported, what is changed in that file,
 * and what the report holds, in this order. `\n` is a line break, `{u00a0}` the character with that
 * code, `…` stands for any text.
 */
const table = String.raw`
# Syntax
a tab as indentation | acerca:2:1 |   titulo: ¿Qué → \ttitulo: ¿Qué | tabulador … solo espacios
a colon in an unquoted text | tematicas:1:11 | La IA → IA: lo nuevo | dos puntos … entre comillas
a text that begins with a dash | edicion:4:7 | lema: Ideas con → lema: - Ideas con | un guion en la línea de su campo … Encierre entre comillas rectas
a colon in quotes of a word processor | tematicas:1:11 | La IA → “IA: lo nuevo” | «“» (U+201C), comillas … por comillas rectas
a line below a text that is out of its column | acerca:2:11 |   texto: Una →      texto: Una | línea corrida que parece otro campo … Alinee la línea siguiente
a dash without its space | ponentes:11:1 | - id: rodrigo → -id: rodrigo | un guion pegado … un espacio después del guion
a quote left open | testimonios:1:9 | cita: Salí → cita: "Salí | comillas que se abren aquí y no se cierran
a text that starts with @ | sede:3:10 | El salón vacío → @salon vacío | empieza con «@»
a text that starts with * | sede:3:10 | El salón vacío → *vacío | entre comillas
a field twice | ponentes:4:3 |   rol: Ingeniera\n →   rol: Ingeniera\n  nombre: Ana\n | «nombre» por segunda vez
a field without its colon | acerca:3:3 |   texto: Una jornada →   texto Una jornada | dos puntos
a line out of its column | edicion:10:1 |   nombre: Gran →    nombre: Gran | una línea corrida
a bracket left open | edicion:9:12 | [direccion] → [direccion | un corchete … se abre aquí
a quote inside quotes | testimonios:1:16 | Salí con la idea de mi tesis. → "Salí" con la idea | detrás de unas comillas
a list on its field's line | sede:1:8 | fotos:\n  - archivo: salon.jpg → fotos: - archivo: salon.jpg | un guion en la línea de su campo, «- archivo … Pase lo que sigue
two documents | acerca:4:1 | paraQuien: → ---\nparaQuien: | no se entiende a partir de «---
an element whose dash is missing | ponentes:11:3 | - id: rodrigo-barillas →   id: rodrigo-barillas | otro elemento … «id:» y no tiene guion … Escriba «- » delante de «id:»
an element that begins with another field and lacks its dash | ponentes:11:3 | - id: rodrigo-barillas\n  nombre →   nombre | «nombre:» y no tiene guion
an element whose dash and indentation are missing | ponentes:11:1 | - id: rodrigo-barillas → id: rodrigo-barillas | una línea sin guion en medio de una lista
a first element whose dash is missing | ponentes:1:3 | - id: andrea-lemus →   id: andrea-lemus | sin guion al comienzo de una lista
a reference before a text | sede:3:17 | El salón vacío → &vacío El salón | empieza con «!», «&» o «*»
a field without its colon below texts that have look-alike signs | edicion:31:1 | derechos: 2025 → nota: uno\n  – dos\n\n\n\nderechos 2025 | dos puntos
# Signs that look like others, or like nothing
a full-width colon | edicion:4:5 | lema: Ideas → lema{uff1a} Ideas | «{uff1a}» ( … en lugar de los dos puntos después de «lema»
a ratio sign for a colon | edicion:4:5 | lema: Ideas → lema{u2236} Ideas | «{u2236}» ( … en lugar de los dos puntos después de «lema»
a letter that looks like a colon | edicion:4:5 | lema: Ideas → lema{ua789} Ideas | «{ua789}» ( … en lugar de los dos puntos después de «lema»
an invisible sign within a field's name | ponentes:3:5 |   rol: Ingeniera →   ro{u200b}l: Ingeniera | U+200B) en el nombre del campo, después de «ro»
a hard space after a field's name | ponentes:3:6 |   rol: Ingeniera →   rol{u00a0}: Ingeniera | U+00A0) en el nombre del campo
a hard space in a link | edicion:12:3 | https://convencion.test/mapa → https://convencion.test/el{u00a0}mapa | un espacio después de « … /el»
an en dash in a link | edicion:12:3 | https://convencion.test/mapa → https://convencion.test/a{u2013}b | «–» (U+2013) después de « … /a»
a hard space in an e-mail | edicion:22:3 | convencion@convencion.test → convencion{u00a0}@convencion.test | un espacio después de «convencion»
a Cyrillic letter in an e-mail | edicion:22:3 | convencion@convencion.test → c{u043e}nvencion@convencion.test | «{u043e}» (U+043E) después de «c»
a letter for a zero in a telephone | edicion:19:3 | +502 0000 0000 → +502 0000 000O | «O» (U+004F) después de «+502 0000 000»
an invisible sign in a text | sede:3:5 | El salón vacío → El {u2060}salón vacío | U+2060) después de «El »
a NUL in a text | sede:3:5 | El salón vacío → "El \0 salón" | U+0000
an escape character in a text | sede:3:5 | El salón vacío → El {u001b}[2J salón | U+001B
a text that turns its direction | sede:3:5 | El salón vacío → El {u202e} salón | U+202E … vuelva a escribirlo
a text that isolates its direction | sede:3:5 | El salón vacío → "El \u2067 salón" | U+2067
half a character in a text | sede:3:5 | El salón vacío → "El \ud83d salón" | U+D83D
# Fields and values
a misspelt field | ponentes:3:3 |   rol: Ingeniera →   roll: Ingeniera | ponentes → 1.º → roll … desconocido … id, nombre, rol … ¿Quiso escribir «rol»?
a misspelt field that is marked as sample | edicion:11:3 |   direccion: 2 →   dirección: 2 | ¿Quiso escribir «direccion»? Corrija el nombre.
a field with an accent | acerca:2:3 |   titulo: ¿Qué →   Título: ¿Qué | ¿Quiso escribir «titulo»?
a field that nothing is like | sede:4:5 | leyenda → fotógrafa | desconocido, «fotógrafa» … borre la línea
a missing field | ponentes:1:3 |   rol: Ingeniera\n →  | ponentes → 1.º → rol … falta el campo … un texto … Agregue «rol:»
a field left empty | ponentes:13:3 | rol: Analista → rol: | está vacío
a text of blanks | acerca:3:3 | Una jornada completa. → "   " | un texto vacío
a text where a number belongs | edicion:26:1 | derechos: 2025 → derechos: "2025" | «2025» … un año entre 2000 y 2100
a carnet's groups as a text | edicion:26:1 | derechos: 2025 → carnet: 4-2-6\nderechos: 2025 | «4-2-6» … cuántos números … [4, 2, 6]
no groups of a carnet | edicion:26:1 | derechos: 2025 → carnet: []\nderechos: 2025 | una lista vacía
an empty group of a carnet | edicion:26:13 | derechos: 2025 → carnet: [4, 0]\nderechos: 2025 | el número 0
too long groups of a carnet | edicion:26:1 | derechos: 2025 → carnet: [12, 12]\nderechos: 2025 | una lista
a number out of range | edicion:2:1 | numero: 13 → numero: 130 | el número 130 … de 1 a 89
a list where a block belongs | sede:1:1 | fotos: → - fotos: | una lista … un bloque con estos campos: fotos
a block where a list belongs | testimonios:1:3 | - cita →   cita | un bloque con campos … una lista
a list without photos | sede:1:1 | fotos:\n  - archivo: salon.jpg\n    alt: El salón vacío\n    leyenda: Antes de abrir puertas\n → fotos: []\n | lista vacía … al menos una foto
an icon that is not drawn | tematicas:3:3 | icono: ia → icono: robot | «robot» … ia, ciberseguridad
a description too long | edicion:7:1 | Un sábado de charlas → Un {muy} largo | 200 letras
an e-mail that is none | edicion:22:3 | convencion@convencion.test → convencion(arroba)convencion.test | correo electrónico
a link without https | edicion:12:3 | https://convencion.test/mapa → convencion.test/mapa | empiece con https
a photo in a folder that is not there | sede:2:5 | salon.jpg → fotos/salon.jpg | ¿Es «salon.jpg»?
a photo in a format of phones | sede:2:5 | salon.jpg → salon.heic | JPG, PNG
a sample mark on a field that is not there | edicion:9:13 | [direccion] → [direcion] | ¿Quiso escribir «direccion»?
a sample mark that says sí | edicion:9:3 | muestra: [direccion] → muestra: sí | «sí» … true, o una lista
# Dates and references
a day that does not exist | edicion:16:3 | inicio: 2025-10-04T → inicio: 2025-02-30T | un día que no existe
a date without offset | edicion:16:3 | 08:00:00-06:00 → 08:00:00 | sin huso horario … T08:00:00-06:00
a date without time | edicion:16:3 | 2025-10-04T08:00:00-06:00 → 2025-10-04 | sin hora
a date that is none | edicion:16:3 | 2025-10-04T08:00:00-06:00 → 4 de octubre | «4 de octubre» … una fecha con hora
doors after the start | edicion:15:3 | 04T07:00 → 04T09:00 | después del inicio
doors after the start in another zone | edicion:15:3 | 07:00:00-06:00 → 07:30:00-07:00 | después del inicio
a wrong weekday | edicion:14:3 | dia: sábado → dia: viernes | «viernes» … «sábado», el día de 2025-10-04
a year twice | ediciones:5:3 | anio: 2023 → anio: 2024 | 2024 otra vez: ya lo tiene el 1.º
a talk twice | tematicas:5:3 | titulo: Seguridad → titulo: La IA | La IA otra vez: ya lo tiene el 1.º
a photo twice in one gallery | sede:4:5 |     leyenda: Antes de abrir puertas →   - archivo: salon.jpg\n    alt: Otra vez el salón | «salon.jpg» otra vez en la misma galería
a talk of no speaker | tematicas:4:3 | ponente: andrea-lemus → ponente: andrea-lemos | no está en ponentes.yaml … ¿Quiso escribir «andrea-lemus»?
a speaker who is none, beside another | tematicas:4:27 | ponente: andrea-lemus → ponente: [andrea-lemus, rodrigo-barilas] | rodrigo-barillas
a photo that is not there | ediciones:7:7 | 2023-1.jpg → feria-de-proyectos.jpg | no está en content/fotos
a preview photo that is not there | edicion:27:1 | portada.jpg → portda.jpg | ¿Es «portada.jpg»?
a telephone of no country | edicion:18:3 |   muestra: true\n  telefono: +502 0000 0000 →   telefono: +502 0000 0000 | no es un número del país
a telephone with a letter | edicion:19:3 | +502 0000 0000 → +502 OOOO 0000 | código de país
# Phases
an end before the start | edicion:17:3 |   inicio: 2025-10-04T08:00:00-06:00\n →   inicio: 2025-10-04T08:00:00-06:00\n  fin: 2025-10-04T07:30:00-06:00\n | edicion → fechas → fin … no es posterior al inicio
an end at the start, in another zone | edicion:17:3 |   inicio: 2025-10-04T08:00:00-06:00\n →   inicio: 2025-10-04T08:00:00-06:00\n  fin: 2025-10-04T14:00:00Z\n | no es posterior al inicio
tickets only once the doors are open | edicion:28:3 | derechos: 2025\n → derechos: 2025\nfases:\n  entradasDesde: 2025-10-04T07:00:00-06:00\n | edicion → fases → entradasDesde … ya están abiertas … anterior a las puertas
a phase that is none | edicion:28:3 | derechos: 2025\n → derechos: 2025\nfases:\n  terminado:\n    gracias: Gracias\n | desconocido, «terminado» … entradasDesde, anunciada, abierta, dia, terminada … ¿Quiso escribir «terminada»?
a text that a phase does not have | edicion:29:5 | derechos: 2025\n → derechos: 2025\nfases:\n  abierta:\n    gracias: Gracias\n | desconocido, «gracias» … entrada, registro
a text too long for a button | edicion:29:5 | derechos: 2025\n → derechos: 2025\nfases:\n  dia:\n    entrada: Entradas muy muy muy muy muy muy muy muy muy muy baratas\n | 40 letras
# Hours
a talk before the doors | tematicas:8:3 |   icono: ciberseguridad\n →   icono: ciberseguridad\n  hora: 06:30\n | «06:30», antes que las puertas, «07:00»
an end that is not after the start | tematicas:9:3 |   icono: ciberseguridad\n →   icono: ciberseguridad\n  hora: 10:00\n  hasta: 10:00\n | no es posterior a su hora
an end without a start | tematicas:8:3 |   icono: ciberseguridad\n →   icono: ciberseguridad\n  hasta: 10:00\n | «hasta» junto a «hora»
an hour that is none | tematicas:8:3 |   icono: ciberseguridad\n →   icono: ciberseguridad\n  hora: 25:00\n | de 00:00 a 23:59
a day after the event | tematicas:6:3 |   icono: ia\n  ponente: andrea-lemus\n- titulo: Seguridad\n →   icono: ia\n  ponente: andrea-lemus\n- titulo: Seguridad\n  dia: 2\n | «2», y el evento termina el … fechas → fin
a talk without an icon | tematicas:1:3 |   icono: ia\n  ponente: andrea-lemus\n →   ponente: andrea-lemus\n | falta el campo … Agregue «icono:»
an icon that nobody has | tematicas:3:3 | icono: ia → icono: telescopee | «telescopee» … ¿Quiso escribir «telescope»?
an icon by its Spanish name | tematicas:3:3 | icono: ia → icono: candado | ¿Quiso escribir «lock», «lock-
an icon by its former name | tematicas:3:3 | icono: ia → icono: alert-circle | ¿Quiso escribir «circle-alert»
a colour without its sign | edicion:2:1 | numero: 13 → color: 1d4ed8\nnumero: 13 | un color con #
four crests | edicion:2:1 | numero: 13 → escudos: [{archivo: portada.jpg, nombre: A}, {archivo: salon.jpg, nombre: B}, {archivo: 2024-1.jpg, nombre: C}, {archivo: andrea.jpg, nombre: D}]\nnumero: 13 | de uno a tres escudos
a network without its link | edicion:2:9 | numero: 13 → redes: [{nombre: Instagram}]\nnumero: 13 | Agregue «enlace:»
a heading that is too long | edicion:2:11 | numero: 13 → titulos: {ponentes: {muy}largo}\nnumero: 13 | 40 letras
a focus that is none | ponentes:7:5 |     alt: Retrato de Andrea →     alt: Retrato de Andrea\n    enfoque: arriba | dos números de 0 a 100
`;

const cases = table
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) =>
    line
      .replace(/\{u([\da-f]{4})\}/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      .split(" | "),
  );

test.each(cases)("%s is reported once, at %s", async (_, place = "", change = "", message = "") => {
  const [file = "", ...position] = place.split(":");
  const [replace = "", by = ""] = change
    .replaceAll("\\n", "\n")
    .replaceAll("\\t", "\t")
    .replace("{muy}", "muy ".repeat(70))
    .split(" → ");
  const parts = message
    .split(" … ")
    .map((part) => part.replace(/[.?()|[\]/$*+^{}\\]/g, String.raw`\$&`));
  const at = [`${file}.yaml`, ...position].join(":");
  await expectOneFault(edit(file, replace, by), at, new RegExp(parts.join("[^]*")));
});
