import { badgeIcons, topicIcons } from "#edition/model/edition.ts";
import { type Entries, fieldsIn, textOf } from "./field.ts";

/** The photos of a gallery; each entry is a photo's block. */
export const photoEntries: Entries = {
  one: "una foto",
  picture: "archivo",
  title: (photo) => textOf(photo, "leyenda") || textOf(photo, "alt"),
  fields: fieldsIn(`
photo | Foto
line alt | Qué se ve en la foto | Para quien no puede verla.
line? leyenda | Texto bajo la foto
`),
};

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
  inList: "hora",
  fields: fieldsIn(
    `
line titulo | Título
time? hora | Empieza
time? hasta | Termina | Sin hora, dura hasta lo siguiente.
number? dia | Día del evento | 1, 2, 3…, si el evento dura varios días.
line? sala | Sala | Si no todas son en la misma.
speakers? ponente | Quién la imparte
text? descripcion | De qué trata | En dos o tres frases. Un receso, el almuerzo o la clausura no la llevan, ni icono ni ponente.
icon? icono | Icono
`,
    { icono: { own: topicIcons } },
  ),
};

export const questionEntries: Entries = {
  one: "una pregunta",
  title: (entry) => textOf(entry, "pregunta"),
  fields: fieldsIn(`
line pregunta | Pregunta
text respuesta | Respuesta
`),
};

const badges: Entries = {
  one: "una certificación",
  title: (badge) => textOf(badge, "nombre"),
  fields: fieldsIn(
    `
line nombre | Certificación
icon icono | Icono
`,
    { icono: { own: badgeIcons } },
  ),
};

export const speakerEntries: Entries = {
  one: "un ponente",
  picture: "perfil.archivo",
  title: (speaker) => textOf(speaker, "nombre"),
  note: (speaker) => textOf(speaker, "rol"),
  fields: fieldsIn(
    `
line nombre | Nombre
line rol | Cargo o especialidad
photo? perfil | Retrato
line perfil.alt | Qué se ve en la foto | Para quien no puede verla.
text? semblanza | Semblanza | Unas líneas sobre la persona.
blocks? certificaciones | Certificaciones
`,
    { certificaciones: { entries: badges } },
  ),
};

export const testimonialEntries: Entries = {
  one: "un testimonio",
  picture: "imagen.archivo",
  title: (quote) => textOf(quote, "autor"),
  note: (quote) => textOf(quote, "cita"),
  fields: fieldsIn(`
text cita | Cita | Sin comillas: la página las pone.
line autor | Quién lo dijo | Nombre y ciclo o año.
photo? imagen | Foto
line imagen.alt | Qué se ve en la foto | Para quien no puede verla.
`),
};

export const sponsorEntries: Entries = {
  one: "un patrocinador",
  picture: "logo",
  title: (sponsor) => textOf(sponsor, "nombre"),
  note: (sponsor) => textOf(sponsor, "nivel"),
  fields: fieldsIn(`
line nombre | Nombre
line? nivel | Nivel | Por ejemplo Oro. Los niveles van en el orden de esta lista.
mark? logo | Logo | Mejor SVG, o PNG de fondo transparente.
link? enlace | Enlace
`),
};
