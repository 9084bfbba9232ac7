/* Loaded with every look-up, and used if a carnet is registered and motion is not reduced. */

export { default as Rain } from "react-confetti";

/** The duration in milliseconds; it starts slowly, so that the drawing is first seen in its place. */
const FLIGHT = 380;
const RETURN = 300;

/**
 * Animates a ticket's constellation into the numeral on its stub, of which its participant becomes a
 * node. Resolves at the end, or at once if there is nothing to animate.
 */
export async function dockNode(ticket: Element): Promise<void> {
  const node = ticket.querySelector("[data-constellation]");
  const numeral = ticket.querySelector("[data-numeral]");
  if (!node || !numeral) return;
  const flight = node.animate([{ transform: "none" }, { transform: wayInto(node, numeral) }], {
    duration: FLIGHT,
    easing: "cubic-bezier(0.5, 0, 0.9, 0.5)",
  });
  // Closing the dialog meanwhile removes both elements.
  await flight.finished.catch(() => {});
  node.animate([{ opacity: 0 }, { opacity: 1 }], RETURN);
  numeral.animate([{ transform: "scale(1.25)" }, { transform: "none" }], {
    duration: RETURN,
    easing: "ease-out",
  });
}

/**
 * The transform from the drawing, in the lower right corner of its box, to the middle of the numeral,
 * at its height.
 */
function wayInto(node: Element, numeral: Element): string {
  const from = node.getBoundingClientRect();
  const to = numeral.getBoundingClientRect();
  const size = Math.min(from.width, from.height);
  const scale = to.height / size;
  const x = to.x + to.width / 2 - (from.x + from.width / 2) - (scale * (from.width - size)) / 2;
  const y = to.y + to.height / 2 - (from.y + from.height / 2) - (scale * (from.height - size)) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
