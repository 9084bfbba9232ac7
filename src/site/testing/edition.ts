import type { Edition, Picture } from "#edition/model/edition.ts";
import type { PageAssets } from "../shell/page-assets.ts";

/** A picture as the build describes it; its files do not exist. */
function testPicture(id: string): Picture {
  const looks = { widths: [360, 640], width: 1600, height: 1067, colour: "#301014" };
  return { id, ...looks, alt: `Foto ${id}`, leyenda: `Leyenda de ${id}` };
}

/** A small edition with one of everything and the gaps that content may have. */
export function testEdition(): Edition {
  return {
    edicion: {
      numero: 13,
      titulo: "Convención de Ciencia y Tecnología",
      lema: "Un día entero",
      facultad: "Facultad de Ingeniería",
      centro: "Centro Regional",
      descripcion: "Charlas y talleres",
      lugar: { nombre: "Salón de prueba", direccion: "1a. calle" },
      fechas: { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" },
      entradas: { telefono: "+502 0000 0000", mensaje: "Hola", ayuda: "¿Y {carnet}?" },
      contacto: {
        correo: "convencion@example.org",
        red: { nombre: "Red", enlace: "https://example.org/" },
      },
      carnet: [4, 2, 6],
      derechos: 2025,
    },
    acerca: {
      queEs: { titulo: "¿Qué es?", texto: "Un evento" },
      paraQuien: { titulo: "¿Para quién es?", texto: "Para estudiantes" },
    },
    sede: { fotos: [testPicture("sede-1"), testPicture("sede-2")] },
    ediciones: [
      { anio: 2024, fotos: [testPicture("2024-1"), testPicture("2024-2")] },
      { anio: 2019, fotos: [testPicture("2019-1")] },
    ],
    tematicas: [{ titulo: "IA", descripcion: "Charla", icono: "ia", ponente: ["ana"] }],
    ponentes: [
      {
        id: "ana",
        nombre: "Ana Ejemplo",
        rol: "Ingeniera",
        perfil: testPicture("ana"),
        semblanza: "Investiga redes.",
        certificaciones: ["nube", "ia"].map((icono) => ({ nombre: icono, icono })),
      },
      { id: "beto", nombre: "Beto Muestra", rol: "Docente", semblanza: "", certificaciones: [] },
    ],
    testimonios: [{ cita: "Aprendí mucho", autor: "Clara" }],
  };
}

/** The assets that a build passes to the renderer. */
export const testAssets: PageAssets = {
  styles: "",
  sheet: "/assets/pagina-1.css",
  answerSheet: "/assets/respuesta-1.css",
  content: "/assets/pagina-1.json",
  script: "/assets/entry-1.js",
  fonts: [{ family: "Text", address: "/assets/text-1.woff2", weights: [400, 700] }],
  colours: { background: "#0d0506", text: "#fbf1ea", accent: "#ff3344", yellow: "#ffd02b" },
  siteUrl: null,
};
