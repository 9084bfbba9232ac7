import type { Entries, Field, Group } from "./field.ts";
import { textOf } from "./field.ts";

const networks: Entries = {
  one: "una red",
  add: "Agregar otra red",
  remove: "Quitar esta red",
  title: (network) => textOf(network, "nombre"),
  fields: [
    { name: "nombre", kind: "line", label: "Nombre de la red", help: "Por ejemplo Instagram." },
    { name: "enlace", kind: "link", label: "Enlace" },
  ],
};

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

export const nameGroups: readonly Group[] = [
  {
    fields: [
      {
        name: "numero",
        kind: "number",
        label: "Número de la edición",
        help: "13 se dibuja como XIII.",
      },
      {
        name: "titulo",
        kind: "line",
        label: "Título",
        help: "Sin el número: la página lo antepone.",
      },
      { name: "lema", kind: "line", label: "Lema", help: "Una frase corta bajo el título." },
      { name: "facultad", kind: "line", label: "Facultad" },
      { name: "centro", kind: "line", label: "Centro universitario" },
      {
        name: "descripcion",
        kind: "text",
        label: "Descripción",
        help: "Lo que muestran los buscadores y los chats: 200 letras como máximo.",
      },
      { name: "derechos", kind: "number", label: "Año junto al signo ©" },
    ],
  },
];

export const dateGroups: readonly Group[] = [
  {
    title: "Cuándo",
    fields: [
      {
        name: "fechas.puertas",
        kind: "instant",
        label: "Se abren las puertas",
        help: "Hacia allí va la cuenta regresiva.",
      },
      { name: "fechas.inicio", kind: "instant", label: "Empieza" },
      {
        name: "fechas.fin",
        kind: "instant",
        label: "Termina",
        help: "Desde entonces la página agradece. Sin fecha, desde la medianoche.",
        optional: true,
      },
    ],
  },
  {
    title: "Dónde",
    fields: [
      { name: "lugar.nombre", kind: "line", label: "Nombre del salón" },
      {
        name: "lugar.ciudad",
        kind: "line",
        label: "Ciudad",
        help: "Se muestra junto a la fecha.",
        optional: true,
      },
      { name: "lugar.direccion", kind: "line", label: "Dirección" },
      {
        name: "lugar.mapa",
        kind: "link",
        label: "Enlace al mapa",
        help: "Es «Cómo llegar» el día del evento.",
        optional: true,
      },
    ],
  },
];

export const ticketGroups: readonly Group[] = [
  {
    fields: [
      {
        name: "costo",
        kind: "line",
        label: "Costo",
        help: "En pocas palabras: Entrada Q50.",
        optional: true,
      },
      {
        name: "constancia",
        kind: "line",
        label: "Constancia",
        help: "Qué constancia o puntos se obtienen.",
        optional: true,
      },
      {
        name: "constanciaComo",
        kind: "line",
        label: "Cómo se recibe la constancia",
        help: "Sin esto, un sitio sin servidor no la promete.",
        optional: true,
      },
      {
        name: "fases.entradasDesde",
        kind: "instant",
        label: "Hay entradas desde",
        help: "Antes, la página solo anuncia la edición. Sin fecha, hay entradas desde el principio.",
        optional: true,
      },
    ],
  },
  {
    title: "El chat",
    fields: [
      {
        name: "entradas.telefono",
        kind: "phone",
        label: "Teléfono",
        help: "Con código de país: +502 0000 0000.",
      },
      { name: "entradas.mensaje", kind: "text", label: "Mensaje que aparece ya escrito" },
      {
        name: "entradas.ayuda",
        kind: "text",
        label: "Mensaje de quien no encuentra su carnet",
        help: "{carnet} es donde va el carnet que se buscó.",
        optional: true,
      },
      {
        name: "entradas.consulta",
        kind: "text",
        label: "Pregunta por el registro, si el sitio se publica sin lista",
        optional: true,
      },
    ],
  },
];

export const contactGroups: readonly Group[] = [
  {
    fields: [
      { name: "contacto.correo", kind: "email", label: "Correo" },
      {
        name: "contacto.red.nombre",
        kind: "line",
        label: "Red social",
        help: "Por ejemplo Facebook.",
        optional: true,
      },
      { name: "contacto.red.enlace", kind: "link", label: "Enlace de la red", optional: true },
      {
        name: "redes",
        kind: "blocks",
        label: "Otras redes sociales",
        entries: networks,
        optional: true,
      },
    ],
  },
];

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
