import { topicIcons } from "../../../../../domain/edition/edition.ts";
import type { Entries } from "./field.ts";
import { textOf } from "./field.ts";

export const talkEntries: Entries = {
  one: "una charla",
  add: "Agregar una charla",
  remove: "Quitar esta charla",
  title: (talk) => textOf(talk, "titulo"),
  note: (talk) => {
    const day = textOf(talk, "dia");
    const hours = [textOf(talk, "hora"), textOf(talk, "hasta")].filter((hour) => hour !== "");
    return [day === "" ? "" : `Día ${day}`, hours.join(" a "), textOf(talk, "sala")]
      .filter((part) => part !== "")
      .join(" · ");
  },
  fields: [
    { name: "titulo", kind: "line", label: "Título" },
    { name: "hora", kind: "time", label: "Empieza", optional: true },
    {
      name: "hasta",
      kind: "time",
      label: "Termina",
      help: "Sin hora, dura hasta lo siguiente.",
      optional: true,
    },
    {
      name: "dia",
      kind: "day",
      label: "Día del evento",
      help: "Si el evento dura varios días.",
      optional: true,
    },
    {
      name: "sala",
      kind: "line",
      label: "Sala",
      help: "Si no todas son en la misma.",
      optional: true,
    },
    { name: "ponente", kind: "speakers", label: "Quién la imparte", optional: true },
    {
      name: "descripcion",
      kind: "text",
      label: "De qué trata",
      help: "En dos o tres frases. Un receso, el almuerzo o la clausura no la llevan, ni icono ni ponente.",
      optional: true,
    },
    { name: "icono", kind: "icon", label: "Icono", own: topicIcons, optional: true },
  ],
};

export const questionEntries: Entries = {
  one: "una pregunta",
  add: "Agregar una pregunta",
  remove: "Quitar esta pregunta",
  title: (entry) => textOf(entry, "pregunta"),
  fields: [
    { name: "pregunta", kind: "line", label: "Pregunta" },
    { name: "respuesta", kind: "text", label: "Respuesta" },
  ],
};
