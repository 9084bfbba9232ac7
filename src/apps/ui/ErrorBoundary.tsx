import { Component, type ReactNode } from "react";

interface BoundaryProps {
  readonly children: ReactNode;
  readonly instead: ReactNode;
}

/** Shows `instead` in the place of what React could not render. */
export class ErrorBoundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
