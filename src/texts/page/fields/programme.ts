import { badgeIcons, topicIcons } from "#edition/model/edition.ts";
import { type Entries, type Field, optional, required, textOf } from "./field.ts";

/** The fields of a photo beside the photo itself. */
const describedAs: Field = required(
  "line",
  "alt",
  "Qué se ve en la foto",
  "Para quien no puede verla.",
);
const caption: Field = optional("line", "leyenda", "Texto bajo la foto");

/** The photos of a gallery; each entry is a photo's block. */
export const photoEntries: Entries = {
  one: "una foto",
  picture: "archivo",
  title: (photo) => textOf(photo, "leyenda") || textOf(photo, "alt"),
  fields: [required("photo", "", "Foto"), describedAs, caption],
};

const start = optional("time", "hora", "Empieza");

export const talkEntries: Entries = {
  one: "una charla",
  title: (talk) => textOf(talk, "titulo"),
  note: (talk) => {
    const day = textOf(talk, "dia");
    const end = textOf(talk, "hasta");
    return [day && `Día ${day}`, end && `Hasta ${end}`, textOf(talk, "sala")]
      .filter((part) => part !== "")
      .join(" · ");
  },
  inList: start,
  fields: [
    required("line", "titulo", "Título"),
    start,
    optional("time", "hasta", "Termina", "Sin hora, dura hasta lo siguiente."),
    optional("number", "dia", "Día del evento", "1, 2, 3…, si el evento dura varios días."),
    optional("line", "sala", "Sala", "Si no todas son en la misma."),
    optional("speakers", "ponente", "Quién la imparte"),
    optional(
      "text",
      "descripcion",
      "De qué trata",
      "En dos o tres frases. Un receso, el almuerzo o la clausura no la llevan, ni icono ni ponente.",
    ),
    { ...optional("icon", "icono", "Icono"), own: topicIcons },
  ],
};

export const questionEntries: Entries = {
  one: "una pregunta",
  title: (entry) => textOf(entry, "pregunta"),
  fields: [required("line", "pregunta", "Pregunta"), required("text", "respuesta", "Respuesta")],
};

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
