import type { Entries, Field, Group } from "./field.ts";
import { textOf } from "./field.ts";

const crests: Entries = {
  one: "un escudo",
  add: "Agregar un escudo",
  remove: "Quitar este escudo",
  title: (crest) => textOf(crest, "nombre"),
  fields: [
    { name: "archivo", kind: "mark", label: "Escudo" },
    { name: "nombre", kind: "line", label: "De quién es" },
    { name: "enlace", kind: "link", label: "Enlace", optional: true },
  ],
};

export const lookGroups: readonly Group[] = [
  {
    fields: [
      {
        name: "color",
        kind: "colour",
        label: "Color de la edición",
        help: "La página saca de él tonos que se leen. Sin él, el rojo de siempre.",
        optional: true,
      },
      {
        name: "logo",
        kind: "mark",
        label: "Logo",
        help: "Va en lugar del número romano. Mejor SVG, o PNG de fondo transparente.",
        optional: true,
      },
      {
        name: "escudos",
        kind: "blocks",
        label: "Escudos, hasta tres",
        entries: crests,
        optional: true,
      },
      {
        name: "vistaPrevia",
        kind: "photoFile",
        label: "Foto para cuando alguien comparte el enlace",
        optional: true,
      },
    ],
  },
];

const usual = "Lo que quede vacío lleva el texto de siempre.";
const ticketButton = { kind: "line", label: "Botón de las entradas", optional: true } as const;
const checkButton = {
  kind: "line",
  label: "Botón para validar el registro",
  optional: true,
} as const;

const sectionNames: readonly (readonly [name: string, label: string])[] = [
  ["acerca", "Acerca del evento"],
  ["sede", "Sede"],
  ["ediciones", "Ediciones pasadas"],
  ["tematicas", "Temáticas"],
  ["ponentes", "Ponentes"],
  ["testimonios", "Testimonios"],
  ["patrocinadores", "Patrocinadores"],
  ["preguntas", "Preguntas"],
];

export const wordGroups: readonly Group[] = [
  {
    title: "Títulos de las secciones",
    help: usual,
    fields: sectionNames.map(
      ([name, label]): Field => ({ name: `titulos.${name}`, kind: "line", label, optional: true }),
    ),
  },
  {
    title: "Antes de que haya entradas",
    help: usual,
    fields: [{ name: "fases.anunciada.entrada", ...ticketButton }],
  },
  {
    title: "Con entradas a la venta",
    fields: [
      { name: "fases.abierta.entrada", ...ticketButton },
      { name: "fases.abierta.registro", ...checkButton },
    ],
  },
  {
    title: "El día del evento",
    fields: [
      { name: "fases.dia.entrada", ...ticketButton },
      { name: "fases.dia.registro", ...checkButton },
    ],
  },
  {
    title: "Después del evento",
    fields: [
      { name: "fases.terminada.entrada", ...ticketButton },
      { name: "fases.terminada.registro", ...checkButton },
      {
        name: "fases.terminada.cuenta",
        kind: "line",
        label: "En lugar de la cuenta regresiva",
        optional: true,
      },
      { name: "fases.terminada.gracias", kind: "line", label: "Agradecimiento", optional: true },
    ],
  },
  {
    title: "El carnet",
    fields: [
      {
        name: "carnet",
        kind: "digits",
        label: "Cuántos números lleva cada grupo",
        help: "4, 2, 6 es 0000-00-000000.",
        optional: true,
      },
    ],
  },
];
