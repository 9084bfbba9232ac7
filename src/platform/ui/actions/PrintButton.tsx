import { type ReactNode, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "../Button.tsx";
import styles from "./PrintButton.module.css";

interface Props {
  readonly name: string;
  readonly title?: string;
  readonly isEmpty?: boolean;
  /** The sheet below its title; long, so it is in the page only while it is printed. */
  readonly children: () => ReactNode;
}

export function PrintButton({ name, title, isEmpty = false, children }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  function print(): void {
    // The sheet must be in the page when the browser prints.
    flushSync(() => setPrinting(true));
    addEventListener("afterprint", () => setPrinting(false), { once: true });
    window.print();
  }
  return (
    <>
      <Button isDisabled={isEmpty} onClick={print}>
        {name}
      </Button>
      {isPrinting &&
        createPortal(
          <section className={styles.sheet} data-printed="true">
            {title !== undefined && <h1>{title}</h1>}
            {children()}
          </section>,
          document.body,
        )}
    </>
  );
}
