import type { Path } from "#edition/files/rules/fault.ts";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import { type SectionId, sectionIds } from "#edition/model/sections.ts";
import * as edicion from "./edicion.ts";
import { type Entries, fieldsIn, type Group, groupsIn, textOf } from "./field.ts";
import * as programme from "./programme.ts";

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

const cards = groupsIn(`
# Qué es
line queEs.titulo | Título
text queEs.texto | Texto
# Para quién es
line paraQuien.titulo | Título
text paraQuien.texto | Texto
`);

const pastEditions: Entries = {
  one: "un año",
  picture: "fotos[0].archivo",
  title: (edition) => textOf(edition, "anio"),
  fields: fieldsIn("number anio | Año"),
  inner: { name: "fotos", label: "Fotos de ese año", entries: programme.photoEntries },
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

/** The list that a file of its own holds. */
function list(file: ContentKey, name: string, help: string, entries: Entries): ListSection {
  return { slug: file, name, help, file, shows: file, list: { path: [], entries } };
}

const talks = "Las charlas, y lo demás del programa. La página las ordena por día y hora.";

const ofPage: Readonly<Record<SectionId, Section>> = {
  acerca: {
    ...form("acerca", "Acerca del evento", "Qué es y para quién es.", cards),
    file: "acerca",
    shows: "acerca",
  },
  sede: {
    ...list("sede", "Sede", "Fotos del lugar.", programme.photoEntries),
    list: { path: ["fotos"], entries: programme.photoEntries },
  },
  ediciones: list(
    "ediciones",
    "Ediciones pasadas",
    "Fotos por año, del más reciente al más antiguo.",
    pastEditions,
  ),
  tematicas: list("tematicas", "Programa", talks, programme.talkEntries),
  ponentes: list("ponentes", "Ponentes", "Quiénes dan las charlas.", programme.speakerEntries),
  testimonios: list(
    "testimonios",
    "Testimonios",
    "Citas de asistentes.",
    programme.testimonialEntries,
  ),
  patrocinadores: list(
    "patrocinadores",
    "Patrocinadores",
    "Si no hay ninguno, la sección no aparece.",
    programme.sponsorEntries,
  ),
  preguntas: list(
    "preguntas",
    "Preguntas",
    "Las preguntas que más hacen, con su respuesta.",
    programme.questionEntries,
  ),
};

/** Everything that can be edited, as the page shows it from top to bottom. */
export const sections: readonly Section[] = [
  form("nombre", "Nombre y lema", "Número, título, facultad y descripción.", edicion.nameGroups),
  form("fecha-y-lugar", "Fecha y lugar", "Puertas, inicio, salón y dirección.", edicion.dateGroups),
  form("entradas", "Entradas", "Costo, constancia y el chat que las vende.", edicion.ticketGroups),
  form(
    "inscripcion",
    "Inscripción",
    "Para que se inscriban en la página.",
    edicion.registrationGroups,
  ),
  ...sectionIds.map((id) => ofPage[id]),
  {
    ...form("contacto", "Contacto", "Correo y redes sociales.", edicion.contactGroups),
    shows: "pie",
  },
  form("apariencia", "Apariencia", "Color, logo y escudos.", edicion.lookGroups),
  form(
    "titulos-y-botones",
    "Títulos y botones",
    "Otros títulos de secciones y textos de cada fase.",
    edicion.wordGroups,
  ),
];
