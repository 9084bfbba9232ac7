import { motion } from "motion/react";
import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section that fades in as it comes into view. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <motion.section
      id={id}
      className="mx-auto max-w-6xl px-6 py-16"
      initial={{ opacity: 0, y: 40 }}
      whileInView={{ opacity: 1, y: 0 }}
      viewport={{ once: true }}
      transition={{ duration: 0.6 }}
    >
      <h2 className="mb-8 text-center text-3xl font-bold">{title}</h2>
      {children}
    </motion.section>
  );
}
