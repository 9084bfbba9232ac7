import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a new result, which gets the focus: it is read out, and the next key acts there. */
export function ReadingHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
