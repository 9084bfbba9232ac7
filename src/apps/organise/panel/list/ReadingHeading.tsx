import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a new result. It takes the focus: screen readers read it, and Tab goes on from it. */
export function ReadingHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
