import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import layout from "./layout.module.css";
import styles from "./PartHead.module.css";

interface Props {
  readonly title: ReactNode;
  /** Whether the title is text that an organiser wrote, and not the name of a part. */
  readonly isSentence?: boolean;
  readonly children?: ReactNode;
}

/** The path of the part that was shown last. */
let shownPath: string | null = null;

/** The heading of a part; it takes the focus when the organiser comes from another part. */
export function PartHead({ title, isSentence = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { pathname } = location;
    if (shownPath !== null && shownPath !== pathname) heading.current?.focus();
    shownPath = pathname;
  }, []);
  return (
    <header className={`${layout.section} ${styles.head}`}>
      <h1 ref={heading} tabIndex={-1} data-sentence={isSentence}>
        {title}
      </h1>
      {children}
    </header>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  readonly className?: string | undefined;
  /** Whoever passes it may give the heading the focus. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** A section with its heading, by which screen readers name it. */
export function Section({
  title,
  level = 2,
  className = layout.section,
  headingRef,
  children,
}: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} ref={headingRef} tabIndex={headingRef && -1}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
