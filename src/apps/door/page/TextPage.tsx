interface Action {
  readonly text: string;
  readonly run: () => void;
  /** Whether the action is an alternative to the text's advice. */
  readonly isMinor?: boolean;
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action?: Action;
}

/** A whole-page notice: one message and at most one action. */
export function TextPage({ title, text, action }: Props) {
  return (
    <main className="page">
      <h1>{title}</h1>
      <p className="lead" role="status">
        {text}
      </p>
      <div className="page-actions">
        {action && (
          <button
            type="button"
            className="button"
            data-kind={action.isMinor ? undefined : "main"}
            onClick={action.run}
          >
            {action.text}
          </button>
        )}
      </div>
    </main>
  );
}
