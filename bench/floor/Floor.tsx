import { hydrateRoot } from "react-dom/client";
import type { EditionContent } from "../../src/edition/model/edition.ts";

/** The page's text and nothing else: a page of React with this text cannot be faster. */
export function Floor({ edition }: { readonly edition: EditionContent }) {
  const { edicion, acerca, sede, ediciones, tematicas, ponentes, testimonios } = edition;
  const { titulo, lema, facultad, centro, lugar, contacto, derechos } = edicion;
  const sections = {
    [`XIII ${titulo}`]: [lema, facultad, centro, "4 de octubre de 2025, 8:00 AM", lugar.nombre],
    "Acerca del Evento": Object.values(acerca).flatMap(({ titulo, texto }) => [titulo, texto]),
    "La sede": [lugar.direccion, ...sede.fotos.map(({ leyenda }) => leyenda)],
    "Ediciones pasadas": ediciones.flatMap((e) => [e.anio, ...e.fotos.map((f) => f.leyenda)]),
    Temáticas: tematicas.flatMap(({ titulo, descripcion }) => [titulo, descripcion]),
    Ponentes: ponentes.flatMap(({ nombre, rol, semblanza }) => [nombre, rol, semblanza]),
    Testimonios: testimonios.flatMap(({ cita, autor }) => [cita, autor]),
    [`${facultad} © ${derechos}`]: [contacto.correo],
  };
  return Object.entries(sections).map(([heading, texts]) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  ));
}

declare const __EDITION__: EditionContent;

const root = globalThis.document?.getElementById("root");
if (root) hydrateRoot(root, <Floor edition={__EDITION__} />);
