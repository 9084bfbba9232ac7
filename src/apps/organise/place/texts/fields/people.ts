import { badgeIcons } from "../../../../../domain/edition/edition.ts";
import type { Entries } from "./field.ts";
import { textOf } from "./field.ts";
import { describedAs } from "./photo-fields.ts";

const badges: Entries = {
  one: "una certificación",
  add: "Agregar una certificación",
  remove: "Quitar esta certificación",
  title: (badge) => textOf(badge, "nombre"),
  fields: [
    { name: "nombre", kind: "line", label: "Certificación" },
    { name: "icono", kind: "icon", label: "Icono", own: badgeIcons },
  ],
};

export const speakerEntries: Entries = {
  one: "un ponente",
  add: "Agregar un ponente",
  remove: "Quitar a este ponente",
  picture: "perfil.archivo",
  title: (speaker) => textOf(speaker, "nombre"),
  note: (speaker) => textOf(speaker, "rol"),
  fields: [
    { name: "nombre", kind: "line", label: "Nombre" },
    { name: "rol", kind: "line", label: "Cargo o especialidad" },
    { name: "perfil", kind: "photo", label: "Retrato", optional: true },
    { ...describedAs, name: "perfil.alt" },
    {
      name: "semblanza",
      kind: "text",
      label: "Semblanza",
      help: "Unas líneas sobre la persona.",
      optional: true,
    },
    {
      name: "certificaciones",
      kind: "blocks",
      label: "Certificaciones",
      entries: badges,
      optional: true,
    },
  ],
};

export const testimonialEntries: Entries = {
  one: "un testimonio",
  add: "Agregar un testimonio",
  remove: "Quitar este testimonio",
  picture: "imagen.archivo",
  title: (quote) => textOf(quote, "autor"),
  note: (quote) => textOf(quote, "cita"),
  fields: [
    { name: "cita", kind: "text", label: "Cita", help: "Sin comillas: la página las pone." },
    { name: "autor", kind: "line", label: "Quién lo dijo", help: "Nombre y ciclo o año." },
    { name: "imagen", kind: "photo", label: "Foto", optional: true },
    { ...describedAs, name: "imagen.alt" },
  ],
};

export const sponsorEntries: Entries = {
  one: "un patrocinador",
  add: "Agregar un patrocinador",
  remove: "Quitar este patrocinador",
  picture: "logo",
  title: (sponsor) => textOf(sponsor, "nombre"),
  note: (sponsor) => textOf(sponsor, "nivel"),
  fields: [
    { name: "nombre", kind: "line", label: "Nombre" },
    {
      name: "nivel",
      kind: "line",
      label: "Nivel",
      help: "Por ejemplo Oro. Los niveles van en el orden de esta lista.",
      optional: true,
    },
    {
      name: "logo",
      kind: "mark",
      label: "Logo",
      help: "Mejor SVG, o PNG de fondo transparente.",
      optional: true,
    },
    { name: "enlace", kind: "link", label: "Enlace", optional: true },
  ],
};
