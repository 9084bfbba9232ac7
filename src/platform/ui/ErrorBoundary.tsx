import { Component, type ReactNode } from "react";

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of the part that React could not render; nothing by default. */
  readonly instead?: ReactNode;
}

/** Confines an error to one part, such as one whose features a hardened browser refuses. */
export class ErrorBoundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
