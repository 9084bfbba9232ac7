import { test } from "vitest";
import { edit, expectOneFault, type FaultCase } from "../testing/one-fault.ts";

const cases: FaultCase[] = [
  [
    "a tab as indentation",
    edit("acerca", "  titulo: ¿Qué", "\ttitulo: ¿Qué"),
    "acerca.yaml:2:1",
    /tabulador.*\n.*solo espacios/,
  ],
  [
    "a colon in an unquoted text",
    edit("tematicas", "La IA", "IA: lo nuevo"),
    "tematicas.yaml:1:11",
    /dos puntos.*\n.*\n.*entre comillas/,
  ],
  [
    "a quote left open",
    edit("testimonios", "cita: Salí", 'cita: "Salí'),
    "testimonios.yaml:1:9",
    /comillas que se abren aquí y no se cierran/,
  ],
  [
    "a text that starts with @",
    edit("sede", "El salón vacío", "@salon vacío"),
    "sede.yaml:3:10",
    /empieza con «@»/,
  ],
  [
    "a text that starts with !",
    edit("sede", "El salón vacío", "!Vacío"),
    "sede.yaml:3:10",
    /empieza con «!»/,
  ],
  [
    "a text that starts with *",
    edit("sede", "El salón vacío", "*vacío"),
    "sede.yaml:3:10",
    /entre comillas/,
  ],
  [
    "a field twice",
    edit("ponentes", "  rol: Ingeniera\n", "  rol: Ingeniera\n  nombre: Ana\n"),
    "ponentes.yaml:4:3",
    /«nombre» por segunda vez/,
  ],
  [
    "a field without its colon",
    edit("acerca", "  texto: Una jornada", "  texto Una jornada"),
    "acerca.yaml:3:3",
    /dos puntos/,
  ],
  [
    "a line out of its column",
    edit("edicion", "  nombre: Gran", "   nombre: Gran"),
    "edicion.yaml:10:1",
    /dos puntos|sangría/,
  ],
  [
    "a bracket left open",
    edit("edicion", "[direccion]", "[direccion"),
    "edicion.yaml:9:12",
    /un corchete.*se abre aquí/,
  ],
  [
    "a quote inside quotes",
    edit("testimonios", "Salí con la idea de mi tesis.", `"Salí" con la idea`),
    "testimonios.yaml:1:16",
    /detrás de unas comillas/,
  ],
  [
    "a list on its field's line",
    edit("sede", "fotos:\n  - archivo: salon.jpg", "fotos: - archivo: salon.jpg"),
    "sede.yaml:1:8",
    /no se entiende a partir de «- archivo/,
  ],
  [
    "two documents",
    edit("acerca", "paraQuien:", "---\nparaQuien:"),
    "acerca.yaml:4:1",
    /no se entiende a partir de «---/,
  ],
  [
    "an element whose dash is missing",
    edit("ponentes", "- id: rodrigo-barillas", "  id: rodrigo-barillas"),
    "ponentes.yaml:11:3",
    /otro elemento.*«id:» y no tiene guion.*\n.*\n.*Escriba «- » delante de «id:»/,
  ],
  [
    "an element of a list within a list whose dash is missing",
    edit(
      "sede",
      "    leyenda: Antes de abrir puertas",
      "    archivo: 2024-1.jpg\n    alt: El escenario",
    ),
    "sede.yaml:4:5",
    /«archivo:» y no tiene guion/,
  ],
  [
    "an element that begins with another field and lacks its dash",
    edit("ponentes", "- id: rodrigo-barillas\n  nombre", "  nombre"),
    "ponentes.yaml:11:3",
    /«nombre:» y no tiene guion/,
  ],
  [
    "an element whose dash and indentation are missing",
    edit("ponentes", "- id: rodrigo-barillas", "id: rodrigo-barillas"),
    "ponentes.yaml:11:1",
    /una línea sin guion en medio de una lista/,
  ],
  [
    "a first element whose dash is missing",
    edit("ponentes", "- id: andrea-lemus", "  id: andrea-lemus"),
    "ponentes.yaml:1:3",
    /sin guion al comienzo de una lista/,
  ],
];

test.each(cases)("%s is reported once, in its place", async (_, change, place, message) => {
  await expectOneFault(change, place, message);
});
