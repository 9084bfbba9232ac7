import type { ReactNode } from "react";
import styles from "./StandingSign.module.css";

interface StandingSignProps {
  readonly standing: "now" | "next";
  readonly children: ReactNode;
}

/** The badge of an item of the programme that is on or comes next. */
export function StandingSign({ standing, children }: StandingSignProps) {
  return (
    <strong className={styles.sign} data-standing={standing}>
      {children}
    </strong>
  );
}
