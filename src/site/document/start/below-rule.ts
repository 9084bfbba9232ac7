/** The parts after the first screen, as long as the start script has not shown them. */
export const belowParts = ["main>section~section", "body>footer"].map(
  (part) => `${part}:not([data-shown])`,
);

/**
 * Style rules that the start script switches by `data-below`: what follows the first screen takes
 * no part in the layout, or the whole page is invisible until its styles have come. And without it:
 * the first screen, whose parts share its height, is not seen before all of it has been read.
 */
export function belowRule(): string {
  const hidden = belowParts.map((part) => `:root[data-below=hidden] ${part}`).join();
  return `${hidden}{display:none}:root[data-below=whole] body,#inicio:last-child{visibility:hidden}`;
}
