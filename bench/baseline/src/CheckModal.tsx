import { AnimatePresence, motion } from "motion/react";
import { type FormEvent, useState } from "react";
import Confetti from "react-confetti";
import { ticketLink } from "./data/content.ts";
import { findParticipant, type Participant } from "./data/firebase.ts";

interface CheckModalProps {
  open: boolean;
  onClose: () => void;
}

function format(value: string) {
  const digits = value.replace(/\D/g, "").slice(0, 12);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join("-");
}

export function CheckModal({ open, onClose }: CheckModalProps) {
  const [carnet, setCarnet] = useState("");
  const [found, setFound] = useState<Participant | null>();
  const [confetti, setConfetti] = useState(false);

  async function check(event: FormEvent) {
    event.preventDefault();
    if (!carnet) return;
    const participant = await findParticipant(carnet);
    setFound(participant);
    if (!participant) return;
    setConfetti(true);
    setTimeout(() => setConfetti(false), 4000);
  }

  function close() {
    setCarnet("");
    setFound(undefined);
    setConfetti(false);
    onClose();
  }

  return (
    <AnimatePresence>
      {open && (
        <motion.div
          className="fixed inset-0 z-50 flex items-center justify-center bg-black/70 p-4"
          initial={{ opacity: 0 }}
          animate={{ opacity: 1 }}
          exit={{ opacity: 0 }}
        >
          {confetti && <Confetti numberOfPieces={250} gravity={0.3} recycle={false} />}
          <motion.div
            role="dialog"
            className="relative w-full max-w-md rounded-2xl bg-neutral-900 p-8 shadow-xl"
            initial={{ scale: 0.9, y: 20 }}
            animate={{ scale: 1, y: 0 }}
            exit={{ scale: 0.9, y: 20 }}
          >
            <button
              type="button"
              aria-label="Cerrar"
              className="absolute top-4 right-4"
              onClick={close}
            >
              ✕
            </button>
            <h2 className="mb-4 text-xl font-bold">Valida tu registro ingresando tu carnet</h2>
            <form onSubmit={check} className="flex flex-col gap-4">
              <input
                value={carnet}
                onChange={(event) => setCarnet(format(event.target.value))}
                maxLength={14}
                placeholder="0000-00-000000"
                className="rounded-lg bg-neutral-800 px-4 py-3"
              />
              <button
                type="submit"
                className="rounded-lg bg-yellow-400 py-3 font-semibold text-black"
              >
                Validar
              </button>
            </form>
            {found === null && (
              <p className="mt-4 rounded-lg bg-yellow-400/20 p-4 text-yellow-300">
                No encontramos tu registro.{" "}
                <a className="underline" href={ticketLink()}>
                  Consigue tu entrada
                </a>
              </p>
            )}
            {found && (
              <p className="mt-4 rounded-lg bg-green-500/20 p-4 text-green-300">
                ¡Felicidades {found.nombre}! Tu carnet {carnet} está registrado. Tienes asignado el
                No. Ticket {found.numeroTicket}. Eres parte de la convención.
              </p>
            )}
          </motion.div>
        </motion.div>
      )}
    </AnimatePresence>
  );
}
