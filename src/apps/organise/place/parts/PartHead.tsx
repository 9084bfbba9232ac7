import { type ReactNode, useEffect, useRef } from "react";
import styles from "./PartHead.module.css";

interface Props {
  readonly title: ReactNode;
  /** One sentence about the part, or its state. */
  readonly children?: ReactNode;
}

/** Whether a part was shown before: only then did the organiser come from another one. */
let hasShown = false;

/** The heading of a part; it takes the focus when the organiser comes from another part. */
export function PartHead({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShown) heading.current?.focus();
    hasShown = true;
  }, []);
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}
