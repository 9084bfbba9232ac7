import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { Stack } from "./layout.tsx";
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
    <Stack as="header" className={styles.head}>
      <h1 ref={heading} tabIndex={-1} data-sentence={isSentence}>
        {title}
      </h1>
      {children}
    </Stack>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  /** As for a `Stack`. */
  readonly start?: boolean;
  readonly warning?: boolean;
  readonly className?: string | undefined;
  /** Whoever passes it may give the heading the focus. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** A section with its heading, by which screen readers name it. */
export function Section({ title, level = 2, headingRef, children, ...stack }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Stack as="section" {...stack} aria-labelledby={id}>
      <Heading id={id} ref={headingRef} tabIndex={headingRef && -1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
