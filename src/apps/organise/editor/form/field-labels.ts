import type { ContentKey } from "../../../../content/editor-calls.ts";

export interface FieldLabel {
  readonly label: string;
  readonly help?: string;
}

/** The name and the purpose of each file. */
export const fileLabels: Readonly<Record<ContentKey, FieldLabel>> = {
  edicion: { label: "La edición", help: "Nombre, fechas, lugar y contactos." },
  acerca: { label: "Acerca del evento", help: "Qué es y para quién es." },
  sede: { label: "Sede", help: "Fotos del lugar, en el orden en que se muestran." },
  ediciones: {
    label: "Ediciones pasadas",
    help: "Fotos por año, del más reciente al más antiguo.",
  },
  tematicas: { label: "Charlas", help: "Y lo demás del programa: apertura, recesos, almuerzo." },
  ponentes: { label: "Ponentes", help: "Quiénes dan las charlas." },
  testimonios: { label: "Testimonios", help: "Citas de asistentes." },
  patrocinadores: { label: "Patrocinadores", help: "Por nivel, en el orden en que se muestran." },
  preguntas: { label: "Preguntas", help: "Las que más hacen, con su respuesta." },
};

const buttonTexts = {
  entrada: { label: "Botón de las entradas" },
  registro: { label: "Botón para validar el registro" },
};

/** Labels by a field's path, with `[]` for list items, or by its name where that is unambiguous. */
export const fieldLabels: Readonly<Record<string, FieldLabel>> = {
  "edicion.numero": { label: "Número de la edición", help: "13 se dibuja como XIII." },
  "edicion.titulo": { label: "Título", help: "Sin el número: la página lo antepone." },
  lema: { label: "Lema", help: "Una frase corta bajo el título." },
  facultad: { label: "Facultad" },
  centro: { label: "Centro" },
  "edicion.descripcion": {
    label: "Descripción",
    help: "Lo que muestran los buscadores y los chats: 200 letras como máximo.",
  },
  lugar: { label: "Lugar" },
  "edicion.lugar.nombre": { label: "Nombre del salón" },
  ciudad: { label: "Ciudad", help: "Se muestra junto a la fecha." },
  direccion: { label: "Dirección" },
  mapa: { label: "Enlace al mapa", help: "Es «Cómo llegar» el día del evento." },
  fechas: { label: "Fechas" },
  "edicion.fechas.dia": { label: "Día de la semana", help: "Se compara con la fecha." },
  puertas: { label: "Se abren las puertas", help: "Hacia allí va la cuenta regresiva." },
  inicio: { label: "Empieza" },
  fin: {
    label: "Termina",
    help: "Desde entonces la página agradece. Sin fecha, desde la medianoche.",
  },
  costo: { label: "Costo", help: "En pocas palabras: Entrada Q50." },
  constancia: { label: "Constancia", help: "Qué constancia o puntos se obtienen." },
  constanciaComo: {
    label: "Cómo se recibe la constancia",
    help: "Sin esto, un sitio sin servidor no la promete.",
  },
  entradas: { label: "Entradas por chat" },
  telefono: { label: "Teléfono", help: "Con código de país: +502 0000 0000." },
  mensaje: { label: "Mensaje que aparece ya escrito" },
  consulta: { label: "Pregunta por el registro, si el sitio se publica sin lista" },
  ayuda: {
    label: "Mensaje de quien no encuentra su carnet",
    help: "{carnet} es donde va el carnet que se buscó.",
  },
  contacto: { label: "Contacto" },
  correo: { label: "Correo" },
  red: { label: "Red social" },
  "edicion.contacto.red.nombre": { label: "Nombre de la red" },
  enlace: { label: "Enlace" },
  carnet: {
    label: "Forma del carnet",
    help: "Cuántos números lleva cada grupo: 4, 2, 6 es 0000-00-000000.",
  },
  derechos: { label: "Año junto al signo ©" },
  fases: { label: "Textos de cada fase", help: "Lo que quede vacío tiene su texto de siempre." },
  entradasDesde: { label: "Hay entradas desde" },
  anunciada: { label: "Anunciada" },
  abierta: { label: "Entradas a la venta" },
  "edicion.fases.dia": { label: "El día del evento" },
  terminada: { label: "Después del evento" },
  ...buttonTexts,
  cuenta: { label: "En lugar de la cuenta regresiva" },
  gracias: { label: "Agradecimiento" },
  vistaPrevia: { label: "Foto para cuando alguien comparte el enlace" },
  logo: { label: "Logo", help: "SVG o PNG en content/fotos; va en lugar del número romano." },
  escudos: { label: "Escudos", help: "De la facultad y la universidad: tres como máximo." },
  "edicion.escudos[].archivo": { label: "Archivo", help: "SVG o PNG en content/fotos." },
  "edicion.escudos[].nombre": { label: "De quién es" },
  redes: { label: "Otras redes sociales" },
  titulos: { label: "Títulos de las secciones", help: "Los que queden vacíos son los de siempre." },
  dia: { label: "Día", help: "2 es el segundo día del evento. Vacío, el primero." },
  nivel: { label: "Nivel", help: "Por ejemplo Oro." },
  pregunta: { label: "Pregunta" },
  respuesta: { label: "Respuesta" },
  color: { label: "Color", help: "Con # y seis cifras: #1d4ed8. Sin él, el rojo de siempre." },
  queEs: { label: "Qué es" },
  paraQuien: { label: "Para quién es" },
  titulo: { label: "Título" },
  texto: { label: "Texto" },
  fotos: { label: "Fotos" },
  carpeta: {
    label: "Carpeta de fotos",
    help: "En lugar de la lista: una carpeta de content/fotos, con su archivo de leyendas.",
  },
  anio: { label: "Año" },
  descripcion: { label: "Descripción", help: "De qué trata, en dos o tres frases." },
  icono: { label: "Icono", help: "De la lista, o cualquiera de lucide.dev/icons." },
  ponente: { label: "Ponentes" },
  sala: { label: "Sala", help: "Si no todas son en la misma." },
  hora: { label: "Empieza", help: "Por ejemplo 09:30." },
  hasta: { label: "Termina", help: "Por ejemplo 10:30. Puede faltar." },
  id: { label: "Nombre corto", help: "Las charlas enlazan con él; no sale en la página." },
  nombre: { label: "Nombre" },
  rol: { label: "Cargo o especialidad" },
  perfil: { label: "Retrato" },
  semblanza: { label: "Semblanza", help: "Unas líneas sobre la persona. Puede quedar vacía." },
  certificaciones: { label: "Certificaciones" },
  cita: { label: "Cita", help: "Sin comillas: la página las pone." },
  autor: { label: "Quién lo dijo", help: "Nombre y ciclo o año." },
  imagen: { label: "Foto" },
  archivo: { label: "Foto" },
  alt: { label: "Qué se ve en la foto", help: "Para quien no puede verla." },
  leyenda: { label: "Texto bajo la foto", help: "Puede faltar." },
  enfoque: {
    label: "Enfoque",
    help: "Haga clic en lo que nunca debe quedar cortado, como el rostro.",
  },
};

/** Names of a list's items, for its buttons. */
export const itemLabels: Readonly<Record<string, string>> = {
  ediciones: "año",
  tematicas: "charla",
  ponentes: "ponente",
  testimonios: "testimonio",
  patrocinadores: "patrocinador",
  preguntas: "pregunta",
  escudos: "escudo",
  redes: "red",
  fotos: "foto",
  certificaciones: "certificación",
};
