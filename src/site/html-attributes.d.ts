import "react";

/** Attributes of the HTML standard that React passes on but its types lack. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** The action on the element named by `commandfor`, such as `show-modal` or `close`. */
    command?: string;
    /** The id of the element on which the button acts. */
    commandfor?: string;
  }
  interface AnchorHTMLAttributes<T> {
    /** The id of the dialog that our script opens instead of following the link. */
    commandfor?: string | undefined;
  }
}
