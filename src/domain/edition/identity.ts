import { z } from "zod";
import { USUAL_CARNET_GROUPS } from "../carnet/carnet.ts";
import {
  buttonText,
  carnetPattern,
  email,
  fact,
  httpsLink,
  instant,
  line,
  phone,
  photoFile,
  summary,
  textWithCarnet,
  weekday,
  year,
} from "./content-fields.ts";
import { fieldHints } from "./field-hints.ts";

const sellingTexts = z.strictObject({
  entrada: buttonText.optional(),
  registro: buttonText.optional(),
});

/** Texts of the phases that the dates lead through; what is left out has a default. */
const phases = z.strictObject({
  /** Before it the edition is only announced; without it, tickets are to be had from the start. */
  entradasDesde: instant.optional(),
  anunciada: z.strictObject({ entrada: buttonText.optional() }).optional(),
  abierta: sellingTexts.optional(),
  dia: sellingTexts.optional(),
  terminada: z
    .strictObject({
      entrada: buttonText.optional(),
      registro: buttonText.optional(),
      /** In the place of the countdown. */
      cuenta: buttonText.optional(),
      gracias: line.optional(),
    })
    .optional(),
});

/** The content of edicion.yaml: what, when, where, and how to get there. */
export const identity = z.strictObject({
  numero: z.int().min(1).max(89).register(fieldHints, {
    expected: "un número entero de 1 a 89",
    fix: "Escriba el número de la edición en cifras, sin comillas: 13.",
  }),
  titulo: line,
  lema: line,
  facultad: line,
  centro: line,
  descripcion: summary,
  lugar: z.strictObject({
    nombre: line,
    /** The town, beside date and time on the first screen. */
    ciudad: fact.optional(),
    direccion: line,
    mapa: httpsLink.optional(),
  }),
  fechas: z.strictObject({
    dia: weekday.optional(),
    puertas: instant,
    inicio: instant,
    /** From here on the edition is over; without it, from midnight of its day. */
    fin: instant.optional(),
  }),
  /** What it costs, and what proof or credit one takes home; as the first screen says it. */
  costo: fact.optional(),
  constancia: fact.optional(),
  entradas: z.strictObject({
    telefono: phone,
    /** To ask for a ticket. */
    mensaje: line,
    /** To ask why a carnet is not found. */
    ayuda: textWithCarnet.default(
      "¡Buen día! No encuentro mi registro con el carnet {carnet}. ¿Me ayudan a revisarlo?",
    ),
    /** The chat's question about a registration, where there is no list. */
    consulta: line.optional(),
  }),
  contacto: z.strictObject({
    correo: email,
    red: z.strictObject({ nombre: line, enlace: httpsLink }),
  }),
  /** Digits of each group of a carnet; the last one may have fewer, but at least one. */
  carnet: carnetPattern.default([...USUAL_CARNET_GROUPS]),
  derechos: year(2000, 2100),
  fases: phases.optional(),
  /** Photo behind the social preview; read from content/fotos as it is, not one of the pictures. */
  vistaPrevia: photoFile.optional(),
});
