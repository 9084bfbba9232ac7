import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./IconButton.module.css";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly "aria-label": string;
  readonly children: ReactNode;
}

/** A square button with only an icon; its label names the action. */
export function IconButton({ children, ...button }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} {...button}>
      {children}
    </button>
  );
}
