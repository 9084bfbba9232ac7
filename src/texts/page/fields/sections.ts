import type { Path } from "#edition/files/rules/fault.ts";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import { type SectionId, sectionIds } from "#edition/model/sections.ts";
import { contactGroups, lookGroups, wordGroups } from "./appearance.ts";
import { dateGroups, nameGroups, registrationGroups, ticketGroups } from "./edicion.ts";
import { type Entries, type Group, group, required, textOf } from "./field.ts";
import {
  photoEntries,
  questionEntries,
  speakerEntries,
  sponsorEntries,
  talkEntries,
  testimonialEntries,
} from "./programme.ts";

interface Named {
  /** In the address: `/organizar/textos/<slug>`. */
  readonly slug: string;
  readonly name: string;
  readonly help: string;
  readonly file: ContentKey;
  readonly shows: string;
}
export interface FormSection extends Named {
  readonly groups: readonly Group[];
}
/** A list, each of whose entries has a page of its own. */
export interface ListSection extends Named {
  readonly list: { readonly path: Path; readonly entries: Entries };
}
export type Section = FormSection | ListSection;

const card = (name: string, title: string): Group =>
  group(title, [
    required("line", `${name}.titulo`, "Título"),
    required("text", `${name}.texto`, "Texto"),
  ]);

const pastEditions: Entries = {
  one: "un año",
  picture: "fotos[0].archivo",
  title: (edition) => textOf(edition, "anio"),
  fields: [required("number", "anio", "Año")],
  inner: { name: "fotos", label: "Fotos de ese año", entries: photoEntries },
};

/** A page of fields of the edition's own file. */
const form = (slug: string, name: string, help: string, groups: readonly Group[]): FormSection => ({
  slug,
  name,
  help,
  file: "edicion",
  shows: "inicio",
  groups,
});

/** The list that a file of its own holds; `path` leads to it. */
function list(
  file: ContentKey,
  name: string,
  help: string,
  entries: Entries,
  path: Path = [],
): ListSection {
  return { slug: file, name, help, file, shows: file, list: { path, entries } };
}

const talks = "Las charlas, y lo demás del programa. La página las ordena por día y hora.";

const ofPage: Readonly<Record<SectionId, Section>> = {
  acerca: {
    ...form("acerca", "Acerca del evento", "Qué es y para quién es.", [
      card("queEs", "Qué es"),
      card("paraQuien", "Para quién es"),
    ]),
    file: "acerca",
    shows: "acerca",
  },
  sede: list("sede", "Sede", "Fotos del lugar.", photoEntries, ["fotos"]),
  ediciones: list(
    "ediciones",
    "Ediciones pasadas",
    "Fotos por año, del más reciente al más antiguo.",
    pastEditions,
  ),
  tematicas: list("tematicas", "Programa", talks, talkEntries),
  ponentes: list("ponentes", "Ponentes", "Quiénes dan las charlas.", speakerEntries),
  testimonios: list("testimonios", "Testimonios", "Citas de asistentes.", testimonialEntries),
  patrocinadores: list(
    "patrocinadores",
    "Patrocinadores",
    "Si no hay ninguno, la sección no aparece.",
    sponsorEntries,
  ),
  preguntas: list(
    "preguntas",
    "Preguntas",
    "Las preguntas que más hacen, con su respuesta.",
    questionEntries,
  ),
};

/** Everything that can be edited, as the page shows it from top to bottom. */
export const sections: readonly Section[] = [
  form("nombre", "Nombre y lema", "Número, título, facultad y descripción.", nameGroups),
  form("fecha-y-lugar", "Fecha y lugar", "Puertas, inicio, salón y dirección.", dateGroups),
  form("entradas", "Entradas", "Costo, constancia y el chat que las vende.", ticketGroups),
  form("inscripcion", "Inscripción", "Para que se inscriban en la página.", registrationGroups),
  ...sectionIds.map((id) => ofPage[id]),
  {
    ...form("contacto", "Contacto", "Correo y redes sociales.", contactGroups),
    shows: "pie",
  },
  form("apariencia", "Apariencia", "Color, logo y escudos.", lookGroups),
  form(
    "titulos-y-botones",
    "Títulos y botones",
    "Otros títulos de secciones y textos de cada fase.",
    wordGroups,
  ),
];

export const sectionAt = (slug: string | undefined): Section | undefined =>
  sections.find((section) => section.slug === slug);
