import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface Look {
  /** `main` leads, `confirm` is the yellow of validation; without a kind it is quiet. */
  readonly kind?: "main" | "confirm" | undefined;
}

/** A button; with `href` a link that looks like one. */
export function Button({ kind, ...props }: Look & (ComponentProps<"button"> | LinkProps)) {
  const className = `${styles.button} ${props.className ?? ""}`;
  return "href" in props ? (
    <a {...props} className={className} data-kind={kind} />
  ) : (
    <button type="button" {...props} className={className} data-kind={kind} />
  );
}

type LinkProps = ComponentProps<"a"> & { readonly href: string };
