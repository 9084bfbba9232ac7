import type { ReactNode } from "react";

interface Action {
  readonly text: string;
  readonly run: () => void;
}

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: Action;
  readonly other?: Action;
}

/** A page that says one thing. */
export function TextPage({ title, children, action, other }: Props) {
  return (
    <main className="page">
      <h1>{title}</h1>
      <p className="lead" role="status">
        {children}
      </p>
      <div className="page-actions">
        {action && (
          <button type="button" className="button" data-kind="main" onClick={action.run}>
            {action.text}
          </button>
        )}
        {other && (
          <button type="button" className="button" onClick={other.run}>
            {other.text}
          </button>
        )}
      </div>
    </main>
  );
}
