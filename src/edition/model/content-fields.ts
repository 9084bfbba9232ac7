import { z } from "zod";
import {
  normalizedLink,
  normalizedPhone,
  withoutInvisibleSigns,
} from "#platform/text/tidy-text.ts";
import { type FieldHint, fieldHints } from "./field-hints.ts";

/* The kinds of fields in the content, each with a hint for its faults. */

export const pattern = (regex: RegExp, hint: FieldHint) =>
  z.string().regex(regex).register(fieldHints, hint);
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const line = z.string().trim().min(1).register(fieldHints, {
  expected: "un texto",
  inFile: "Escriba el texto después de los dos puntos; entre comillas si lleva «: ».",
});
/** The placeholder for the typed carnet in a text. */
const CARNET_PLACE = "{carnet}";
export const textWithCarnet = line.includes(CARNET_PLACE).register(fieldHints, {
  expected: "un texto con {carnet} donde va el carnet que se buscó",
  advice:
    "Escríbalo así: ¿Pueden revisar mi carnet {carnet}? Con las llaves, sin tilde y en minúsculas.",
});
function short(most: number, advice: string, what = "un texto") {
  const expected = `${what} de ${most} letras como máximo`;
  return z.string().trim().min(1).max(most).register(fieldHints, { expected, advice });
}
export const summary = short(
  200,
  "Escriba un texto corto: los buscadores y los chats no muestran más.",
);
export const instant = z.iso.datetime({ offset: true }).register(fieldHints, {
  expected: "una fecha que existe, con hora y huso horario",
  inForm: "una fecha con hora",
  inFile: "Escríbala así: 2025-10-04T08:00:00-06:00 (el huso de Guatemala es -06:00).",
});
export const phone = pattern(/^\+\d{1,3}(?: ?\d){6,14}$/, {
  expected: "un teléfono con código de país",
  advice: "Escríbalo así, con el código del país y espacios: +502 0000 0000.",
  normalize: normalizedPhone,
});
export const httpsLink = z
  .url({ protocol: /^https$/ })
  .regex(/^[^/]+\/\/[^\s/]+\.\S+$/)
  .register(fieldHints, {
    expected: "un enlace completo que empiece con https://",
    advice: "Copie la dirección entera desde el navegador.",
    normalize: normalizedLink,
  });
export const email = z.email().register(fieldHints, {
  expected: "un correo electrónico",
  advice: "Escríbalo así: convencion@example.org, sin espacios ni tildes.",
  normalize: withoutInvisibleSigns,
});
export const year = (min: number, max: number) =>
  z
    .int()
    .min(min)
    .max(max)
    .register(fieldHints, {
      expected: `un año entre ${min} y ${max}`,
      advice: "Escriba solo las cuatro cifras.",
      inFile: "Van sin comillas.",
    });
export const carnetPattern = z
  .array(z.int().min(1).max(12))
  .min(1)
  .refine((groups) => groups.reduce((sum, digits) => sum + digits, 0) <= 20)
  .register(fieldHints, {
    expected: "cuántos números lleva cada grupo del carnet: de 1 a 12, y 20 en total como máximo",
    inFile:
      "Escríbalos entre corchetes, en orden: [4, 2, 6] es 0000-00-000000. Sin la línea, es ese.",
  });
const weekdays = [
  "lunes",
  "martes",
  "miércoles",
  "jueves",
  "viernes",
  "sábado",
  "domingo",
] as const;
export const weekday = z.enum(weekdays).register(fieldHints, {
  expected: "un día de la semana en minúsculas, con su tilde",
  inFile: "Corríjalo, o borre la línea: es opcional.",
});
/** Names of pictures, of which Textos shows all. */
export const pictureName = /[^/]\.(?:jpe?g|jfif|jpe|pjpeg|png|webp|avif|tiff?)$/i;
export const photoFile = z
  .string()
  .regex(/^(?:[^/\\]+\/)?[^/\\]+$/)
  .regex(pictureName)
  .register(fieldHints, {
    expected: "el nombre de una foto JPG, PNG, WebP, AVIF o TIFF",
    inForm: "una foto JPG, PNG, WebP, AVIF o TIFF",
    advice:
      "Una HEIC de iPhone se exporta antes como JPG: en una Mac, con Vista Previa (Archivo > Exportar).",
    inFile: "Escriba el nombre con su terminación y sin «content/fotos/», donde va la foto.",
  });

export const buttonText = short(
  40,
  "Escriba un texto corto: debe caber en un botón de la pantalla de un teléfono.",
);
/** A time on the day of the event, at its own offset. */
export const timeOfDay = pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  expected: "una hora de 00:00 a 23:59",
  advice: "Escríbala con dos cifras y dos puntos: 09:30, o 14:00 por las dos de la tarde.",
});

/** The tones for dark and light backgrounds derive from it. */
export const hexColour = pattern(/^#[0-9a-f]{6}$/i, {
  expected: "un color con # y seis cifras o letras de la a a la f",
  inFile: 'Escríbalo entre comillas, porque # empieza un comentario: "#1d4ed8".',
});

/** A short fact that fits on one line of the first screen. */
export const fact = short(
  60,
  "Escriba un texto corto: debe caber en un renglón de la primera pantalla.",
);

/** In per cent from the left and the top; optionally how much a portrait is enlarged around it. */
export const focus = pattern(/^(?:\d\d?|100) (?:\d\d?|100)(?: [12]\d\d)?$/, {
  expected: "dos números de 0 a 100 separados por un espacio",
  advice:
    "Escriba qué tan lejos está el rostro del borde izquierdo y del de arriba, en por ciento: 50 30. Para acercarlo agregue cuánto, de 100 a 299: 50 30 150.",
});

/** One of the page's own icons, or any of Lucide by its name; the content's rules look for it there. */
export const icon = (names: readonly string[]) => pattern(slug, iconHint(names));

export function iconHint(names: readonly string[]) {
  return {
    expected: `un icono de la lista (${names.join(", ")}) u otro por su nombre`,
    inForm: "un icono",
    advice: "Elija uno de la lista.",
    inFile: "En «Textos» están todos los demás, con su dibujo.",
  };
}

/** A heading that fits on a phone's screen. */
export const heading = short(
  40,
  "Escriba un título corto: debe caber en grande en la pantalla de un teléfono.",
  "un título",
);

export const dayNumber = z.int().min(1).max(9).register(fieldHints, {
  expected: "el día del evento en cifras: 1, 2 o 3",
  advice: "Escriba solo la cifra.",
  inFile: "Va sin comillas; sin la línea, es el primer día.",
});

export const markFile = pattern(/^([^/\\]+\/)?[^/\\]+\.(svg|png|webp|jpe?g)$/i, {
  expected: "el nombre de un archivo SVG o PNG",
  inForm: "un archivo SVG o PNG",
  advice: "Mejor SVG, o PNG de fondo transparente.",
  inFile: "Escriba el nombre con su terminación; el archivo va en content/fotos.",
});
