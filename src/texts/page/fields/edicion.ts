import { type Group, group, optional, required } from "./field.ts";

export const nameGroups: readonly Group[] = [
  group("", [
    required("number", "numero", "Número de la edición", "13 se dibuja como XIII."),
    required("line", "titulo", "Título", "Sin el número: la página lo antepone."),
    required("line", "lema", "Lema", "Una frase corta bajo el título."),
    required("line", "facultad", "Facultad"),
    required("line", "centro", "Centro universitario"),
    required(
      "text",
      "descripcion",
      "Descripción",
      "Lo que muestran los buscadores y los chats: 200 letras como máximo.",
    ),
    required("number", "derechos", "Año junto al signo ©"),
  ]),
];

export const dateGroups: readonly Group[] = [
  group("Cuándo", [
    required(
      "instant",
      "fechas.puertas",
      "Se abren las puertas",
      "La cuenta regresiva llega hasta esta hora.",
    ),
    required("instant", "fechas.inicio", "Empieza"),
    optional(
      "instant",
      "fechas.fin",
      "Termina",
      "Desde entonces la página agradece. Sin fecha, desde la medianoche.",
    ),
  ]),
  group("Si algo cambió", [
    {
      ...optional("choice", "estado.tipo", "Estado"),
      options: [
        ["", "Sigue como se anunció"],
        ["cancelado", "Cancelado"],
        ["pospuesto", "Pospuesto"],
        ["en-linea", "En línea"],
      ],
    },
    optional("line", "estado.texto", "Qué deben saber", "Por ejemplo: Los tickets valen igual."),
    optional(
      "instant",
      "estado.fechaAnterior",
      "Cuándo iba a ser",
      "Solo si se pospuso y las fechas de arriba ya son las nuevas.",
    ),
  ]),
  group("Dónde", [
    required("line", "lugar.nombre", "Nombre del salón"),
    optional("line", "lugar.ciudad", "Ciudad", "Se muestra junto a la fecha."),
    required("line", "lugar.direccion", "Dirección"),
    optional("link", "lugar.mapa", "Enlace al mapa", "Es «Cómo llegar» el día del evento."),
  ]),
];

export const ticketGroups: readonly Group[] = [
  group("", [
    optional("line", "costo", "Costo", "En pocas palabras: Entrada Q50."),
    optional("line", "constancia", "Constancia", "Qué constancia o puntos se obtienen."),
    optional(
      "line",
      "constanciaComo",
      "Cómo se recibe la constancia",
      "Sin esto, un sitio sin servidor no la promete.",
    ),
    optional(
      "instant",
      "fases.entradasDesde",
      "Hay entradas desde",
      "Antes, la página solo anuncia la edición. Sin fecha, hay entradas desde el principio.",
    ),
  ]),
  group("El chat", [
    required("phone", "entradas.telefono", "Teléfono", "Con código de país: +502 0000 0000."),
    required("text", "entradas.mensaje", "Mensaje que aparece ya escrito"),
    optional(
      "text",
      "entradas.ayuda",
      "Mensaje de quien no encuentra su carnet",
      "{carnet} es donde va el carnet que se buscó.",
    ),
    optional(
      "text",
      "entradas.consulta",
      "Pregunta por el registro, si el sitio se publica sin lista",
    ),
  ]),
];

export const registrationGroups: readonly Group[] = [
  group(
    "",
    [
      {
        ...optional(
          "several",
          "inscripcion.pide",
          "Qué se pide, además de carnet y nombre",
          "Al marcar algo, el botón rojo abre la inscripción en vez del chat.",
        ),
        options: [
          ["correo", "Correo"],
          ["telefono", "Teléfono"],
          ["semestre", "Semestre"],
        ],
      },
      optional(
        "instant",
        "inscripcion.desde",
        "Se abre",
        "Sin fecha, se abre cuando hay entradas.",
      ),
      optional(
        "instant",
        "inscripcion.hasta",
        "Se cierra",
        "Sin fecha, se cierra cuando se abren las puertas.",
      ),
      optional(
        "number",
        "inscripcion.cupo",
        "Cupo",
        "Quienes no caben quedan en lista de espera, en orden.",
      ),
      optional("line", "inscripcion.costo", "Cuánto cuesta", "En pocas palabras: Q50."),
      optional(
        "line",
        "inscripcion.pago",
        "Cómo se paga",
        "En una frase: depósito a la cuenta 123 del Banco Ceiba, a nombre de la facultad.",
      ),
    ],
    "Usted aprueba cada inscripción en «Inscripciones». Sin esto, las entradas se piden por el chat.",
  ),
];
