import { type ReactNode, useEffect, useRef } from "react";
import styles from "./PartHead.module.css";

interface Props {
  readonly title: ReactNode;
  /** One sentence about the part, or its state. */
  readonly children?: ReactNode;
}

/** The path of the part that was shown last. */
let shownPath: string | null = null;

/** The heading of a part; it takes the focus when the organiser comes from another part. */
export function PartHead({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { pathname } = location;
    if (shownPath !== null && shownPath !== pathname) heading.current?.focus();
    shownPath = pathname;
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
