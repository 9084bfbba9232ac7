import "react";

/** Attributes of the HTML standard that React passes on but its types lack. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** What the button does to the element named by `commandfor`, as `show-modal` or `close`. */
    command?: string;
    /** Id of the element the button acts on. */
    commandfor?: string;
  }
}
