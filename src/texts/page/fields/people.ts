import { badgeIcons } from "#edition/model/edition.ts";
import { type Entries, optional, required, textOf } from "./field.ts";
import { describedAs } from "./photo-fields.ts";

const badges: Entries = {
  one: "una certificación",
  title: (badge) => textOf(badge, "nombre"),
  fields: [
    required("line", "nombre", "Certificación"),
    { ...required("icon", "icono", "Icono"), own: badgeIcons },
  ],
};

export const speakerEntries: Entries = {
  one: "un ponente",
  picture: "perfil.archivo",
  title: (speaker) => textOf(speaker, "nombre"),
  note: (speaker) => textOf(speaker, "rol"),
  fields: [
    required("line", "nombre", "Nombre"),
    required("line", "rol", "Cargo o especialidad"),
    optional("photo", "perfil", "Retrato"),
    { ...describedAs, name: "perfil.alt" },
    optional("text", "semblanza", "Semblanza", "Unas líneas sobre la persona."),
    { ...optional("blocks", "certificaciones", "Certificaciones"), entries: badges },
  ],
};

export const testimonialEntries: Entries = {
  one: "un testimonio",
  picture: "imagen.archivo",
  title: (quote) => textOf(quote, "autor"),
  note: (quote) => textOf(quote, "cita"),
  fields: [
    required("text", "cita", "Cita", "Sin comillas: la página las pone."),
    required("line", "autor", "Quién lo dijo", "Nombre y ciclo o año."),
    optional("photo", "imagen", "Foto"),
    { ...describedAs, name: "imagen.alt" },
  ],
};

export const sponsorEntries: Entries = {
  one: "un patrocinador",
  picture: "logo",
  title: (sponsor) => textOf(sponsor, "nombre"),
  note: (sponsor) => textOf(sponsor, "nivel"),
  fields: [
    required("line", "nombre", "Nombre"),
    optional(
      "line",
      "nivel",
      "Nivel",
      "Por ejemplo Oro. Los niveles van en el orden de esta lista.",
    ),
    optional("mark", "logo", "Logo", "Mejor SVG, o PNG de fondo transparente."),
    optional("link", "enlace", "Enlace"),
  ],
};
