import { Component, type ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

/** Shows how to go on, instead of a page that React could not render or whose files changed. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice
        title="Esta página falló"
        text="O el sitio se publicó de nuevo mientras estaba abierta. Lo guardado no se perdió: vuelva a cargarla y siga."
      >
        <Button kind="main" onClick={() => location.reload()}>
          Volver a cargar
        </Button>
      </Notice>
    );
  }
}
