import { Component, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Shown when the page itself fails. The shift continues behind it, outside of React. */
export function FailedPage() {
  return (
    <Notice
      title="Esta página falló"
      text="Lo que anotaste no se perdió: vuelve a cargar la página y sigue."
    >
      <Button kind="main" onClick={() => location.reload()}>
        Volver a cargar
      </Button>
    </Notice>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly instead?: ReactNode;
}

/** Shows `instead`, or `FailedPage`, in the place of what React could not render. */
export class ErrorBoundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, instead = <FailedPage /> } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}
