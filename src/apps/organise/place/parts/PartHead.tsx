import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./PartHead.module.css";

interface Props {
  readonly title: ReactNode;
  /** One sentence about the part, or its state. */
  readonly children?: ReactNode;
}

/** The path of the part that was shown last. */
let shownPath: string | null = null;
/** Whether a heading had the focus when another one took its place, as when the part's data arrive. */
let hadFocus = false;

/** The heading of a part; it takes the focus when the organiser comes from another part. */
export function PartHead({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = heading.current;
    const { pathname } = location;
    if (hadFocus || (shownPath !== null && shownPath !== pathname)) shown?.focus();
    shownPath = pathname;
    hadFocus = false;
    return () => {
      hadFocus = shown !== null && document.activeElement === shown;
    };
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
