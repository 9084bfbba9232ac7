import { motion } from "motion/react";
import { edition } from "../data/content.ts";
import { Section } from "./Section.tsx";

const icons: Record<string, string> = { ia: "🤖", ciberseguridad: "🔒", "impresion-3d": "🖨️" };

export function Talks() {
  return (
    <Section id="tematicas" title="Temáticas de la Convención">
      <div className="grid gap-6 md:grid-cols-3">
        {edition.tematicas.map(({ titulo, descripcion, icono, ponente }) => (
          <motion.div
            key={titulo}
            className="rounded-2xl bg-neutral-900/80 p-6"
            whileHover={{ scale: 1.04 }}
          >
            <p className="mb-2 text-4xl">{icons[icono]}</p>
            <h3 className="mb-2 text-xl font-semibold">{titulo}</h3>
            <p className="mb-4">{descripcion}</p>
            <p className="text-red-400">
              {edition.ponentes
                .filter(({ id }) => ponente.includes(id))
                .map(({ nombre }) => nombre)
                .join(", ")}
            </p>
          </motion.div>
        ))}
      </div>
    </Section>
  );
}
