import { edition, photo } from "../data/content.ts";
import { Section } from "./Section.tsx";

export function Testimonials() {
  return (
    <Section id="testimonios" title="Testimonios">
      <div className="grid gap-6 md:grid-cols-3">
        {edition.testimonios.map(({ cita, autor, imagen }) => (
          <figure key={autor} className="rounded-2xl bg-neutral-900/80 p-6">
            {imagen && (
              <img
                src={photo(imagen.archivo)}
                alt={imagen.alt}
                className="mb-4 size-16 rounded-full"
              />
            )}
            <blockquote className="mb-4 italic">“{cita}”</blockquote>
            <figcaption className="font-semibold">{autor}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
