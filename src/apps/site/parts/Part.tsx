import { Component, type ReactNode } from "react";
import { offerReload } from "../loading/reload-notice.ts";

interface PartProps {
  readonly children: ReactNode;
  /** Shown once the part has failed. */
  readonly instead?: ReactNode;
  /** Whether a notice reports to the visitor that it is missing. */
  readonly needed?: boolean;
}

/**
 * A part of the page that may fail alone, such as one that uses what a hardened browser refuses: the
 * rest of the page stays.
 */
export class Part extends Component<PartProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (this.props.needed) void offerReload();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
