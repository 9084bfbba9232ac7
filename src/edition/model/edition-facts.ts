import { z } from "zod";
import { USUAL_CARNET_GROUPS } from "./carnet-groups.ts";
import * as fields from "./content-fields.ts";
import { fieldHints } from "./field-hints.ts";
import { perSection } from "./sections.ts";

/** A social network or a channel of chats; its icon follows from its name or its link. */
const network = z.strictObject({ nombre: fields.line, enlace: fields.httpsLink });

const crest = z.strictObject({
  archivo: fields.markFile,
  /** The alternative text: whose mark it is. */
  nombre: fields.line,
  enlace: fields.httpsLink.optional(),
});

/** The organisers' own headings of sections; a section without one has the default. */
const titles = z.strictObject(perSection(() => fields.heading.optional()));

const sellingTexts = z.strictObject({
  entrada: fields.buttonText.optional(),
  registro: fields.buttonText.optional(),
});

/** The texts of each phase; absent ones have defaults. */
const phases = z.strictObject({
  /** Until then the edition is only announced; without it, tickets are offered from the start. */
  entradasDesde: fields.instant.optional(),
  anunciada: z.strictObject({ entrada: fields.buttonText.optional() }).optional(),
  abierta: sellingTexts.optional(),
  dia: sellingTexts.optional(),
  terminada: z
    .strictObject({
      entrada: fields.buttonText.optional(),
      registro: fields.buttonText.optional(),
      /** The text in the countdown's place. */
      cuenta: fields.buttonText.optional(),
      gracias: fields.line.optional(),
    })
    .optional(),
});

/** The event's state, if it does not take place as announced. */
const eventState = z.strictObject({
  tipo: z.enum(["cancelado", "pospuesto", "en-linea"]).register(fieldHints, {
    expected: "cancelado, pospuesto o en-linea",
    inForm: "cancelado, pospuesto o en línea",
    inFile: "Escriba una de esas tres palabras, o borre el estado si todo sigue igual.",
  }),
  /** What people should know or do, in a sentence. */
  texto: fields.line.optional(),
  /** When a postponed event should have begun; with it, `fechas` are the new ones. */
  fechaAnterior: fields.instant.optional(),
});

/** What students are asked for beside carnet and name; a column of the list, too. */
const askedFields = ["correo", "telefono", "semestre"] as const;

/** With it, students sign up on the page, and organisers approve them. */
const registration = z.strictObject({
  /** Open from then and until then; without them, as long as tickets are offered. */
  desde: fields.instant.optional(),
  hasta: fields.instant.optional(),
  /** How many there is room for; those after them wait in order. */
  cupo: z.int().min(1).max(100_000).optional().register(fieldHints, {
    expected: "cuántas personas caben, en cifras",
    advice: "Escriba solo el número: 300.",
  }),
  costo: fields.fact.optional(),
  /** How one pays, in a sentence. */
  pago: fields.line.optional(),
  pide: z.array(z.enum(askedFields)).min(1).register(fieldHints, {
    expected: "qué se pide además del carnet y el nombre: correo, telefono, semestre",
    inForm: "qué se pide: al menos un dato",
    inFile: "Escríbalo entre corchetes: [correo, telefono].",
  }),
});

export const editionFacts = z.strictObject({
  numero: z.int().min(1).max(89).register(fieldHints, {
    expected: "un número entero de 1 a 89",
    advice: "Escriba el número de la edición en cifras: 13.",
    inFile: "Va sin comillas.",
  }),
  titulo: fields.line,
  lema: fields.line,
  facultad: fields.line,
  centro: fields.line,
  descripcion: fields.summary,
  lugar: z.strictObject({
    nombre: fields.line,
    /** The town, which the first screen shows beside date and time. */
    ciudad: fields.fact.optional(),
    direccion: fields.line,
    mapa: fields.httpsLink.optional(),
  }),
  fechas: z.strictObject({
    dia: fields.weekday.optional(),
    puertas: fields.instant,
    inicio: fields.instant,
    /** The end of the event; without it, midnight after its day. */
    fin: fields.instant.optional(),
  }),
  estado: eventState.optional(),
  /** The price, and the certificate or credit that people receive, as the first screen shows them. */
  costo: fields.fact.optional(),
  constancia: fields.fact.optional(),
  /** How people receive the certificate; a static site promises one only with it. */
  constanciaComo: fields.fact.optional(),
  entradas: z.strictObject({
    telefono: fields.phone,
    mensaje: fields.line,
    /** The prefilled message of somebody whose carnet was not found. */
    ayuda: fields.textWithCarnet.default(
      "¡Buen día! No encuentro mi registro con el carnet {carnet}. ¿Me ayudan a revisarlo?",
    ),
    /** The prefilled question about a registration, for sites without a list. */
    consulta: fields.line.optional(),
  }),
  inscripcion: registration.optional(),
  contacto: z.strictObject({
    correo: fields.email,
    red: network.optional(),
  }),
  /** Digits of each group of a carnet; the last one may have fewer, but at least one. */
  carnet: fields.carnetPattern.default([...USUAL_CARNET_GROUPS]),
  derechos: fields.year(2000, 2100),
  fases: phases.optional(),
  /** The photo of the social preview, which is not one of the pictures. */
  vistaPrevia: fields.photoFile.optional(),
  /** The accent; without it, the usual red. */
  color: fields.hexColour.optional(),
  /** Replaces the numeral's emblem; a file in content/fotos. */
  logo: fields.markFile.optional(),
  escudos: z.array(crest).min(1).max(3).optional().register(fieldHints, {
    expected: "una lista de uno a tres escudos",
    inFile: "Ponga un guion delante de cada uno: - archivo: … y debajo nombre: …",
  }),
  /** Further networks after `contacto.red`. */
  redes: z.array(network).min(1).optional(),
  titulos: titles.optional(),
});
