import { topicIcons } from "#edition/model/edition.ts";
import { type Entries, optional, required, textOf } from "./field.ts";

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
    optional("day", "dia", "Día del evento", "Si el evento dura varios días."),
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
