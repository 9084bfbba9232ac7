import type { ContentKey } from "../../../../../content/desk/content-keys.ts";
import * as appearance from "./appearance.ts";
import * as edicion from "./edicion.ts";
import type { Entries, Group } from "./field.ts";
import { textOf } from "./field.ts";
import { speakerEntries, sponsorEntries, testimonialEntries } from "./people.ts";
import { photoEntries } from "./photo-fields.ts";
import { questionEntries, talkEntries } from "./programme.ts";

interface Named {
  /** In the address: `/organizar/textos/<slug>`. */
  readonly slug: string;
  readonly name: string;
  readonly help: string;
  readonly file: ContentKey;
  /** The id of the page's section that shows it. */
  readonly shows: string;
}
/** A short page of fields. */
export interface FormSection extends Named {
  readonly groups: readonly Group[];
}
/** A list, each of whose entries has a page of its own. */
export interface ListSection extends Named {
  readonly list: { readonly name: string | null; readonly entries: Entries };
}
export type Section = FormSection | ListSection;

const card = (name: string, title: string): Group => ({
  title,
  fields: [
    { name: `${name}.titulo`, kind: "line", label: "Título" },
    { name: `${name}.texto`, kind: "text", label: "Texto" },
  ],
});

const pastEditions: Entries = {
  one: "un año",
  add: "Agregar un año",
  remove: "Quitar este año",
  picture: "fotos.0.archivo",
  title: (edition) => textOf(edition, "anio"),
  fields: [{ name: "anio", kind: "number", label: "Año" }],
  inner: { name: "fotos", label: "Fotos de ese año", entries: photoEntries },
};

/** Everything that can be edited, as the page shows it from top to bottom. */
export const sections: readonly Section[] = [
  {
    slug: "nombre",
    name: "Nombre y lema",
    help: "Número, título, facultad y descripción.",
    file: "edicion",
    shows: "inicio",
    groups: edicion.nameGroups,
  },
  {
    slug: "fecha-y-lugar",
    name: "Fecha y lugar",
    help: "Puertas, inicio, salón y dirección.",
    file: "edicion",
    shows: "inicio",
    groups: edicion.dateGroups,
  },
  {
    slug: "entradas",
    name: "Entradas",
    help: "Costo, constancia y el chat que las vende.",
    file: "edicion",
    shows: "inicio",
    groups: edicion.ticketGroups,
  },
  {
    slug: "acerca",
    name: "Acerca del evento",
    help: "Qué es y para quién es.",
    file: "acerca",
    shows: "acerca",
    groups: [card("queEs", "Qué es"), card("paraQuien", "Para quién es")],
  },
  {
    slug: "sede",
    name: "Sede",
    help: "Fotos del lugar.",
    file: "sede",
    shows: "sede",
    list: { name: "fotos", entries: photoEntries },
  },
  {
    slug: "ediciones",
    name: "Ediciones pasadas",
    help: "Fotos por año, del más reciente al más antiguo.",
    file: "ediciones",
    shows: "ediciones",
    list: { name: null, entries: pastEditions },
  },
  {
    slug: "tematicas",
    name: "Temáticas",
    help: "Las charlas, y lo demás del programa. La página las ordena por día y hora.",
    file: "tematicas",
    shows: "tematicas",
    list: { name: null, entries: talkEntries },
  },
  {
    slug: "ponentes",
    name: "Ponentes",
    help: "Quiénes dan las charlas.",
    file: "ponentes",
    shows: "ponentes",
    list: { name: null, entries: speakerEntries },
  },
  {
    slug: "testimonios",
    name: "Testimonios",
    help: "Citas de asistentes.",
    file: "testimonios",
    shows: "testimonios",
    list: { name: null, entries: testimonialEntries },
  },
  {
    slug: "patrocinadores",
    name: "Patrocinadores",
    help: "Sin ninguno, la página omite la sección.",
    file: "patrocinadores",
    shows: "patrocinadores",
    list: { name: null, entries: sponsorEntries },
  },
  {
    slug: "preguntas",
    name: "Preguntas",
    help: "Las que más hacen, con su respuesta.",
    file: "preguntas",
    shows: "preguntas",
    list: { name: null, entries: questionEntries },
  },
  {
    slug: "contacto",
    name: "Contacto",
    help: "Correo y redes sociales.",
    file: "edicion",
    shows: "pie",
    groups: edicion.contactGroups,
  },
  {
    slug: "apariencia",
    name: "Apariencia",
    help: "Color, logo y escudos.",
    file: "edicion",
    shows: "inicio",
    groups: appearance.lookGroups,
  },
  {
    slug: "titulos-y-botones",
    name: "Títulos y botones",
    help: "Otros títulos de secciones y textos de cada fase.",
    file: "edicion",
    shows: "inicio",
    groups: appearance.wordGroups,
  },
];

export const sectionAt = (slug: string | undefined): Section | undefined =>
  sections.find((section) => section.slug === slug);
