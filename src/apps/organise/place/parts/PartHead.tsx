import { type ReactNode, useLayoutEffect, useRef } from "react";
import { awaitHeading, isHeadingAwaited } from "./focus.ts";
import styles from "./PartHead.module.css";

interface Props {
  readonly title: ReactNode;
  /** Whether the title is a sentence of somebody's, and not the name of a part. */
  readonly isSentence?: boolean;
  /** One sentence about the part, or its state. */
  readonly children?: ReactNode;
}

/** The path of the part that was shown last. */
let shownPath: string | null = null;

/** The heading of a part; it takes the focus when the organiser comes from another part. */
export function PartHead({ title, isSentence = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = heading.current;
    const { pathname } = location;
    if (isHeadingAwaited() || (shownPath !== null && shownPath !== pathname)) shown?.focus();
    shownPath = pathname;
    return () => {
      // Another heading takes its place when the part's data arrive.
      if (shown !== null && document.activeElement === shown) awaitHeading();
    };
  }, []);
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1} data-sentence={isSentence}>
        {title}
      </h1>
      {children}
    </header>
  );
}
