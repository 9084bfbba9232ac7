import { motion } from "motion/react";
import { edition, photo } from "../data/content.ts";
import { Section } from "./Section.tsx";

export function Speakers() {
  return (
    <Section id="ponentes" title="Ponentes">
      <div className="grid gap-6 md:grid-cols-3">
        {edition.ponentes.map(({ id, nombre, rol, perfil, semblanza, certificaciones }) => (
          <motion.div
            key={id}
            className="group relative overflow-hidden rounded-2xl bg-neutral-900/80"
            whileHover={{ y: -6 }}
          >
            {perfil && <img src={photo(perfil.archivo)} alt={perfil.alt} className="w-full" />}
            <div className="p-6">
              <h3 className="text-xl font-semibold">{nombre}</h3>
              <p className="text-red-400">{rol}</p>
              <p className="mt-2 text-sm">
                {certificaciones.map((certificacion) => `🏅 ${certificacion.nombre}`).join("  ")}
              </p>
            </div>
            <p className="absolute inset-0 bg-black/80 p-6 opacity-0 transition group-hover:opacity-100">
              {semblanza}
            </p>
          </motion.div>
        ))}
      </div>
    </Section>
  );
}
