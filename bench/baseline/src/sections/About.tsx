import { edition } from "../data/content.ts";
import { Section } from "./Section.tsx";

export function About() {
  const { queEs, paraQuien } = edition.acerca;
  return (
    <Section id="acerca" title="Acerca del Evento">
      <div className="grid gap-6 md:grid-cols-2">
        {[queEs, paraQuien].map(({ titulo, texto }) => (
          <div key={titulo} className="rounded-2xl bg-neutral-900/80 p-6">
            <h3 className="mb-2 text-xl font-semibold">{titulo}</h3>
            <p>{texto}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
