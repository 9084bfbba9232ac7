import { motion } from "motion/react";
import Countdown from "react-countdown";
import { edition, ticketLink } from "../data/content.ts";

const { edicion } = edition;

interface LeftProps {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  completed: boolean;
}

function Left({ days, hours, minutes, seconds, completed }: LeftProps) {
  if (completed) return <p className="text-2xl font-bold">¡Ya empezó el evento!</p>;
  const units = { Días: days, Horas: hours, Minutos: minutes, Segundos: seconds };
  return (
    <div className="flex gap-4">
      {Object.entries(units).map(([label, value]) => (
        <div key={label} className="rounded-xl bg-neutral-900/80 px-4 py-3">
          <p className="text-3xl font-bold">{value}</p>
          <p className="text-sm">{label}</p>
        </div>
      ))}
    </div>
  );
}

export function Hero({ onCheck }: { onCheck: () => void }) {
  return (
    <section
      id="inicio"
      className="flex min-h-screen flex-col items-center justify-center gap-6 p-6 text-center"
    >
      <motion.img
        src="/logo.png"
        alt="Logo de la convención"
        className="w-40"
        initial={{ opacity: 0, scale: 0.8 }}
        animate={{ opacity: 1, scale: 1 }}
      />
      <motion.h1
        className="text-4xl font-bold md:text-6xl"
        initial={{ opacity: 0, y: 30 }}
        animate={{ opacity: 1, y: 0 }}
        transition={{ duration: 0.6 }}
      >
        XIII {edicion.titulo}
      </motion.h1>
      <p className="text-lg">{edicion.lema}</p>
      <p>
        {edicion.facultad} · {edicion.centro}
      </p>
      <p className="font-medium">4 de octubre de 2025 · 8:00 AM · {edicion.lugar.nombre}</p>
      <Countdown date={edicion.fechas.puertas} renderer={Left} />
      <div className="flex flex-wrap justify-center gap-4">
        <a href={ticketLink()} className="rounded-full bg-red-600 px-6 py-3 font-semibold">
          Consigue tu entrada aquí
        </a>
        <button
          type="button"
          onClick={onCheck}
          className="rounded-full bg-yellow-400 px-6 py-3 font-semibold text-black"
        >
          Valida tu registro
        </button>
      </div>
    </section>
  );
}
