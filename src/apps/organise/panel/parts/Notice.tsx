import type { ReactNode } from "react";

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The whole page when there is nothing else to show. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <main className="notice">
      <h1>{title}</h1>
      <p>{children}</p>
    </main>
  );
}
