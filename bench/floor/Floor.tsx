import type { EditionContent } from "../../src/domain/edition/edition.ts";

/** The page's text and nothing else: a page with this text cannot be faster. */
export function Floor({ edition }: { readonly edition: EditionContent }) {
  const { edicion, acerca, sede, ediciones, tematicas, ponentes, testimonios } = edition;
  return (
    <>
      <main>
        <h1>{`XIII ${edicion.titulo}`}</h1>
        <p>{edicion.lema}</p>
        <p>{`${edicion.facultad}, ${edicion.centro}`}</p>
        <p>{`4 de octubre de 2025, 8:00 AM, ${edicion.lugar.nombre}`}</p>
        <h2>Acerca del Evento</h2>
        {[acerca.queEs, acerca.paraQuien].map(({ titulo, texto }) => (
          <article key={titulo}>
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </article>
        ))}
        <h2>La sede</h2>
        <p>{edicion.lugar.direccion}</p>
        {sede.fotos.map(({ archivo, leyenda }) => (
          <p key={archivo}>{leyenda}</p>
        ))}
        <h2>Ediciones pasadas</h2>
        {ediciones.map(({ anio, fotos }) => (
          <article key={anio}>
            <h3>{anio}</h3>
            {fotos.map(({ archivo, leyenda }) => (
              <p key={archivo}>{leyenda}</p>
            ))}
          </article>
        ))}
        <h2>Temáticas de la Convención</h2>
        {tematicas.map(({ titulo, descripcion }) => (
          <article key={titulo}>
            <h3>{titulo}</h3>
            <p>{descripcion}</p>
          </article>
        ))}
        <h2>Ponentes</h2>
        {ponentes.map(({ id, nombre, rol, semblanza }) => (
          <article key={id}>
            <h3>{nombre}</h3>
            <p>{rol}</p>
            <p>{semblanza}</p>
          </article>
        ))}
        <h2>Testimonios</h2>
        {testimonios.map(({ cita, autor }) => (
          <blockquote key={autor}>
            <p>{cita}</p>
            <p>{autor}</p>
          </blockquote>
        ))}
      </main>
      <footer>
        <p>{`${edicion.facultad} © ${edicion.derechos}`}</p>
        <p>{edicion.contacto.correo}</p>
      </footer>
    </>
  );
}
