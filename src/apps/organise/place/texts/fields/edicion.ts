import type { Entries, Group } from "./field.ts";
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
