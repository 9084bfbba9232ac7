import { sectionIds, sectionTitle } from "#edition/model/sections.ts";
import { type Entries, fieldsIn, groupsIn, textOf } from "./field.ts";

export const nameGroups = groupsIn(`
#
number numero | Número de la edición | 13 se dibuja como XIII.
line titulo | Título | Sin el número: la página lo antepone.
line lema | Lema | Una frase corta bajo el título.
line facultad | Facultad
line centro | Centro universitario
text descripcion | Descripción | Lo que muestran los buscadores y los chats: 200 letras como máximo.
number derechos | Año junto al signo ©
`);

export const dateGroups = groupsIn(
  `
# Cuándo
instant fechas.puertas | Se abren las puertas | La cuenta regresiva llega hasta esta hora.
instant fechas.inicio | Empieza
instant? fechas.fin | Termina | Desde entonces la página agradece. Sin fecha, desde la medianoche.
# Si algo cambió
choice? estado.tipo | Estado
line? estado.texto | Qué deben saber | Por ejemplo: Los tickets valen igual.
instant? estado.fechaAnterior | Cuándo iba a ser | Solo si se pospuso y las fechas de arriba ya son las nuevas.
# Dónde
line lugar.nombre | Nombre del salón
line? lugar.ciudad | Ciudad | Se muestra junto a la fecha.
line lugar.direccion | Dirección
link? lugar.mapa | Enlace al mapa | Es «Cómo llegar» el día del evento.
`,
  {
    "estado.tipo": {
      options: [
        ["", "Sigue como se anunció"],
        ["cancelado", "Cancelado"],
        ["pospuesto", "Pospuesto"],
        ["en-linea", "En línea"],
      ],
    },
  },
);

export const ticketGroups = groupsIn(`
#
line? costo | Costo | En pocas palabras: Entrada Q50.
line? constancia | Constancia | Qué constancia o puntos se obtienen.
line? constanciaComo | Cómo se recibe la constancia | Sin esto, un sitio sin servidor no la promete.
instant? fases.entradasDesde | Hay entradas desde | Antes, la página solo anuncia la edición. Sin fecha, hay entradas desde el principio.
# El chat
phone entradas.telefono | Teléfono | Con código de país: +502 0000 0000.
text entradas.mensaje | Mensaje que aparece ya escrito
text? entradas.ayuda | Mensaje de quien no encuentra su carnet | {carnet} es donde va el carnet que se buscó.
text? entradas.consulta | Pregunta por el registro, si el sitio se publica sin lista
`);

export const registrationGroups = groupsIn(
  `
# | Usted aprueba cada inscripción en «Inscripciones». Sin esto, las entradas se piden por el chat.
several? inscripcion.pide | Qué se pide, además de carnet y nombre | Al marcar algo, el botón rojo abre la inscripción en vez del chat.
instant? inscripcion.desde | Se abre | Sin fecha, se abre cuando hay entradas.
instant? inscripcion.hasta | Se cierra | Sin fecha, se cierra cuando se abren las puertas.
number? inscripcion.cupo | Cupo | Quienes no caben quedan en lista de espera, en orden.
line? inscripcion.costo | Cuánto cuesta | En pocas palabras: Q50.
line? inscripcion.pago | Cómo se paga | En una frase: depósito a la cuenta 123 del Banco Ceiba, a nombre de la facultad.
`,
  {
    "inscripcion.pide": {
      options: [
        ["correo", "Correo"],
        ["telefono", "Teléfono"],
        ["semestre", "Semestre"],
      ],
    },
  },
);

const networks: Entries = {
  one: "una red",
  title: (network) => textOf(network, "nombre"),
  fields: fieldsIn(`
line nombre | Nombre de la red | Por ejemplo Instagram.
link enlace | Enlace
`),
};

export const contactGroups = groupsIn(
  `
#
email contacto.correo | Correo
line? contacto.red.nombre | Red social | Por ejemplo Facebook.
link? contacto.red.enlace | Enlace de la red
blocks? redes | Otras redes sociales
`,
  { redes: { entries: networks } },
);

const crests: Entries = {
  one: "un escudo",
  title: (crest) => textOf(crest, "nombre"),
  fields: fieldsIn(`
mark archivo | Escudo
line nombre | De quién es
link? enlace | Enlace
`),
};

export const lookGroups = groupsIn(
  `
#
colour? color | Color de la edición | La página usa tonos de este color que se lean bien. Sin color, va el rojo de siempre.
mark? logo | Logo | Va en lugar del número romano. Mejor SVG, o PNG de fondo transparente.
blocks? escudos | Escudos, hasta tres
photoFile? vistaPrevia | Foto para cuando alguien comparte el enlace
`,
  { escudos: { entries: crests } },
);

const headings = sectionIds.map((id) => `line? titulos.${id} | ${sectionTitle({}, id)}`);

export const wordGroups = groupsIn(`
# Títulos de las secciones | Lo que quede vacío lleva el texto de siempre.
${headings.join("\n")}
# Antes de que haya entradas | Lo que quede vacío lleva el texto de siempre.
line? fases.anunciada.entrada | Botón de las entradas
# Con entradas a la venta
line? fases.abierta.entrada | Botón de las entradas
line? fases.abierta.registro | Botón para validar el registro
# El día del evento
line? fases.dia.entrada | Botón de las entradas
line? fases.dia.registro | Botón para validar el registro
# Después del evento
line? fases.terminada.entrada | Botón de las entradas
line? fases.terminada.registro | Botón para validar el registro
line? fases.terminada.cuenta | En lugar de la cuenta regresiva
line? fases.terminada.gracias | Agradecimiento
# El carnet
digits? carnet | Cuántos números lleva cada grupo | 4, 2, 6 es 0000-00-000000. A quien está en la lista con un carnet de otra forma no se le encuentra.
`);
