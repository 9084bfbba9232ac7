import {
  type EditionContent,
  editionSchema,
  type PhotoContent,
} from "../../../src/domain/edition/edition.ts";

/* Editions that are hard to show, made from the frozen one, with the photos of the hard edition. */

type Content = EditionContent;

/** A photo twice as high as wide, with a head at its top, which `createPageMaker` draws. */
export const TALL_PHOTO = "alta.jpg";

/** The photos of speakers, with the focal point of the one with two people. */
const portraits: readonly Pick<PhotoContent, "archivo" | "enfoque">[] = [
  { archivo: "retratos/pared-1.jpg", enfoque: "50 62" },
  { archivo: "retratos/pared-2.jpg" },
  { archivo: "retratos/pared-3.jpg", enfoque: "50 70" },
  { archivo: "retratos/dos-personas.jpg", enfoque: "75 35" },
  { archivo: "retratos/menton.jpg" },
  { archivo: TALL_PHOTO },
];
const upright: PhotoContent = { archivo: "vertical.jpg", alt: "Escenario" };
const tall: PhotoContent = { archivo: TALL_PHOTO, alt: "De cuerpo entero" };
const square: PhotoContent = { archivo: "speaker-1.jpg", alt: "Retrato" };
const classroom: PhotoContent = { archivo: "aula-1.jpg", alt: "Aula verde" };
const backlit: PhotoContent = { archivo: "contraluz-2.jpg", alt: "Fachada" };

const names = [
  "Ana Sac",
  "María Alejandra Velásquez Ramírez de Sandoval",
  "José",
  "Bartolomé Ixcamparij Chavajay",
  "Ingrid Yolanda Sicajau",
  "Óscar Rolando Batz Estrada",
  "Luis Pedro Recinos",
  "Guadalupe Monterroso-Quiñónez",
  "Kevin Estuardo Tzunún",
  "Wendy Chinchilla",
  "Álvaro Ñeco Güitz",
  "Sofía Xiquín",
];

/** The hard editions by name, each complete and valid. */
export function hardEditions(base: Content): Readonly<Record<string, Content>> {
  const changed = (change: Partial<Content>, identity: Partial<Content["edicion"]> = {}) =>
    editionSchema.parse({ ...base, edicion: { ...base.edicion, ...identity }, ...change });
  return {
    "one talk": oneTalk(base, changed),
    "14 talks in 3 rooms": changed({ tematicas: fourteenTalks(base) }, twoDays),
    "12 speakers": changed({ ponentes: twelveSpeakers(base), tematicas: [] }, { color: "#1d4ed8" }),
    "long title": changed(
      { sede: { fotos: [upright, ...base.sede.fotos] } },
      { titulo: "Congreso de Innovación, Robótica y Ciberseguridad Electrónica", color: "#0f766e" },
    ),
    "no past editions": changed({
      ediciones: [],
      testimonios: [],
      sede: { fotos: [upright] },
      ponentes: base.ponentes.slice(0, 1).map(({ perfil, ...others }) => others),
      tematicas: base.tematicas.slice(0, 1),
    }),
  };
}

const twoDays: Partial<Content["edicion"]> = {
  fechas: {
    puertas: "2025-10-04T07:00:00-06:00",
    inicio: "2025-10-04T08:00:00-06:00",
    fin: "2025-10-05T18:00:00-06:00",
  },
};

function oneTalk(base: Content, changed: (change: Partial<Content>) => Content): Content {
  return changed({
    tematicas: base.tematicas.slice(0, 1),
    ponentes: base.ponentes.slice(0, 1),
    sede: { fotos: [classroom] },
    ediciones: [{ anio: 2024, fotos: [upright, tall, square, classroom, backlit] }],
    testimonios: base.testimonios.slice(0, 1),
  });
}

function fourteenTalks({ tematicas, ponentes }: Content): Content["tematicas"] {
  const [talk] = tematicas;
  if (!talk) throw new Error("The frozen edition has no talk");
  const rooms = ["Auditorio", "Laboratorio de Física 2, edificio B", "Salón B-3"];
  const titles = [
    "Datos que deciden: cómo aprueba un préstamo una máquina",
    "Ética",
    "Internacionalización de arquitecturas electroencefalográficas",
    "Programar con asistentes",
  ];
  const talks = Array.from({ length: 14 }, (_, place) => ({
    ...talk,
    titulo: `${titles[place % titles.length]} ${Math.floor(place / titles.length) + 1}`,
    ponente: ponentes.slice(place % 3, (place % 3) + 1 + (place % 2)).map(({ id }) => id),
    dia: place < 7 ? 1 : 2,
    // Each day has three, three and one talk at an hour.
    hora: ["08:30", "10:30", "14:00"][Math.floor((place % 7) / 3)],
    hasta: ["10:00", "12:00", "15:30"][Math.floor((place % 7) / 3)],
    sala: rooms[(place % 7) % 3],
  }));
  const pause = { titulo: "Almuerzo", hora: "12:00", hasta: "14:00", ponente: [] };
  return [
    ...talks,
    pause,
    { ...pause, dia: 2 },
    { titulo: "Inauguración", hora: "08:00", ponente: [] },
  ];
}

function twelveSpeakers({ ponentes: [speaker] }: Content): Content["ponentes"] {
  if (!speaker) throw new Error("The frozen edition has no speaker");
  const { perfil, semblanza, certificaciones, ...others } = speaker;
  return names.map((nombre, place) => ({
    ...others,
    id: `persona-${place}`,
    nombre,
    semblanza: place % 3 === 0 ? "" : semblanza,
    certificaciones: certificaciones.slice(0, place % 4),
    ...(place % 2 === 0 && {
      perfil: { archivo: "", ...portraits[place / 2], alt: `Retrato de ${nombre}` },
    }),
  }));
}

/** Where the head is in each photo, as shares of its width and height. */
export const heads: Readonly<
  Record<string, readonly [left: number, top: number, right: number, bottom: number]>
> = {
  "pared-1": [0.38, 0.55, 0.66, 0.79],
  "pared-2": [0.38, 0.34, 0.6, 0.66],
  "pared-3": [0.39, 0.6, 0.66, 0.85],
  "dos-personas": [0.66, 0.31, 0.87, 0.8],
  menton: [0.24, 0.11, 0.72, 0.92],
  alta: [0.3, 0.02, 0.7, 0.16],
  vertical: [0.74, 0.5, 0.83, 0.57],
  "speaker-1": [0.3, 0.1, 0.7, 0.6],
};
