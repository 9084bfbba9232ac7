import { Component, type ReactNode } from "react";

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown in the place of what React could not render; nothing without it. */
  readonly instead?: ReactNode;
  readonly onError?: () => void;
}

/** Lets a part fail alone, such as one that uses what a hardened browser refuses. */
export class ErrorBoundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
