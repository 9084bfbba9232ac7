import { useEffect, useState } from "react";
import { edition, ticketLink } from "../data/content.ts";
import { countVisit } from "../data/firebase.ts";

export function Footer() {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: where the specification sends this failure
    countVisit().then(setVisits, console.error);
  }, []);
  const { facultad, derechos, contacto } = edition.edicion;
  return (
    <footer id="pie" className="relative bg-neutral-900 p-8 text-center">
      <p className="font-semibold">{facultad}</p>
      <p>© {derechos}</p>
      <div className="my-4 flex justify-center gap-6">
        <a href={`mailto:${contacto.correo}`}>{contacto.correo}</a>
        <a href={contacto.red.enlace}>{contacto.red.nombre}</a>
        <a href={ticketLink()}>WhatsApp</a>
      </div>
      <p>Visitas: {visits}</p>
    </footer>
  );
}
