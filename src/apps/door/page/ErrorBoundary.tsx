import { Component, type ReactNode } from "react";
import { TextPage } from "./TextPage.tsx";

/** Shown when the page itself fails. The shift continues behind it, outside of React. */
export function FailedPage() {
  return (
    <TextPage
      title="Esta página falló"
      text="Lo que anotaste no se perdió: vuelve a cargar la página y sigue."
      action={{ text: "Volver a cargar", run: () => location.reload() }}
    />
  );
}

/** Shows `FailedPage` instead of a page that React could not render. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}
