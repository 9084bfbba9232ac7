import type { ComponentProps } from "react";
import { Button } from "#platform/ui/Button.tsx";
import styles from "./IconButton.module.css";

/** A square button with only an icon; its label names the action. */
export function IconButton(button: ComponentProps<"button"> & { readonly "aria-label": string }) {
  return <Button {...button} className={styles.square} />;
}
