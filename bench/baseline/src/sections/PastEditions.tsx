import { motion } from "motion/react";
import { useState } from "react";
import { edition, photo } from "../data/content.ts";
import { Section } from "./Section.tsx";

function Stack({ photos }: { photos: { archivo: string; alt: string }[] }) {
  const [top, setTop] = useState(0);
  return (
    <div className="relative mx-auto aspect-3/2 max-w-2xl">
      {photos.map(({ archivo, alt }, index) => {
        const depth = (index - top + photos.length) % photos.length;
        return (
          <motion.img
            key={archivo}
            src={photo(archivo)}
            alt={alt}
            className="absolute inset-0 w-full cursor-pointer rounded-xl"
            animate={{ rotate: depth * 3, scale: 1 - depth * 0.05, zIndex: photos.length - depth }}
            onClick={() => setTop((top + 1) % photos.length)}
          />
        );
      })}
    </div>
  );
}

export function PastEditions() {
  const [year, setYear] = useState(edition.ediciones[0]?.anio);
  const shown = edition.ediciones.find(({ anio }) => anio === year);
  return (
    <Section id="ediciones" title="Ediciones pasadas">
      <div className="mb-8 flex justify-center gap-4">
        {edition.ediciones.map(({ anio }) => (
          <button
            key={anio}
            type="button"
            onClick={() => setYear(anio)}
            className={`rounded-full px-5 py-2 ${anio === year ? "bg-red-600" : "bg-neutral-800"}`}
          >
            {anio}
          </button>
        ))}
      </div>
      {shown && <Stack key={shown.anio} photos={shown.fotos} />}
    </Section>
  );
}
