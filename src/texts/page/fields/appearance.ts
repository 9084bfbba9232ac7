import { sectionIds, sectionTitle } from "#edition/model/sections.ts";
import { type Entries, type Group, group, optional, required, textOf } from "./field.ts";

const networks: Entries = {
  one: "una red",
  title: (network) => textOf(network, "nombre"),
  fields: [
    required("line", "nombre", "Nombre de la red", "Por ejemplo Instagram."),
    required("link", "enlace", "Enlace"),
  ],
};

export const contactGroups: readonly Group[] = [
  group("", [
    required("email", "contacto.correo", "Correo"),
    optional("line", "contacto.red.nombre", "Red social", "Por ejemplo Facebook."),
    optional("link", "contacto.red.enlace", "Enlace de la red"),
    { ...optional("blocks", "redes", "Otras redes sociales"), entries: networks },
  ]),
];

const crests: Entries = {
  one: "un escudo",
  title: (crest) => textOf(crest, "nombre"),
  fields: [
    required("mark", "archivo", "Escudo"),
    required("line", "nombre", "De quién es"),
    optional("link", "enlace", "Enlace"),
  ],
};

export const lookGroups: readonly Group[] = [
  group("", [
    optional(
      "colour",
      "color",
      "Color de la edición",
      "La página usa tonos de este color que se lean bien. Sin color, va el rojo de siempre.",
    ),
    optional(
      "mark",
      "logo",
      "Logo",
      "Va en lugar del número romano. Mejor SVG, o PNG de fondo transparente.",
    ),
    { ...optional("blocks", "escudos", "Escudos, hasta tres"), entries: crests },
    optional("photoFile", "vistaPrevia", "Foto para cuando alguien comparte el enlace"),
  ]),
];

const usual = "Lo que quede vacío lleva el texto de siempre.";
const ticketButton = (phase: string) =>
  optional("line", `fases.${phase}.entrada`, "Botón de las entradas");
const checkButton = (phase: string) =>
  optional("line", `fases.${phase}.registro`, "Botón para validar el registro");

export const wordGroups: readonly Group[] = [
  group(
    "Títulos de las secciones",
    sectionIds.map((section) => optional("line", `titulos.${section}`, sectionTitle({}, section))),
    usual,
  ),
  group("Antes de que haya entradas", [ticketButton("anunciada")], usual),
  group("Con entradas a la venta", [ticketButton("abierta"), checkButton("abierta")]),
  group("El día del evento", [ticketButton("dia"), checkButton("dia")]),
  group("Después del evento", [
    ticketButton("terminada"),
    checkButton("terminada"),
    optional("line", "fases.terminada.cuenta", "En lugar de la cuenta regresiva"),
    optional("line", "fases.terminada.gracias", "Agradecimiento"),
  ]),
  group("El carnet", [
    optional("digits", "carnet", "Cuántos números lleva cada grupo", "4, 2, 6 es 0000-00-000000."),
  ]),
];
