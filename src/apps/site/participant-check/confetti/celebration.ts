/* Loaded with every look-up, and used where a carnet is registered and motion is welcome. */

export { default as Rain } from "react-confetti";

/** Milliseconds; it sets out slowly, which shows it in its place first. */
const FLIGHT = 380;
const RETURN = 300;

/**
 * The constellation of a ticket flies into the numeral on its stub: its participant is a node of it
 * now. Resolves when it arrives, at once where there is nothing to fly.
 */
export async function dockNode(ticket: Element): Promise<void> {
  const node = ticket.querySelector("[data-constellation]");
  const numeral = ticket.querySelector("[data-numeral]");
  if (!node || !numeral) return;
  const flight = node.animate([{ transform: "none" }, { transform: wayInto(node, numeral) }], {
    duration: FLIGHT,
    easing: "cubic-bezier(0.5, 0, 0.9, 0.5)",
  });
  // A dialog that is closed meanwhile takes both away.
  await flight.finished.catch(() => {});
  node.animate([{ opacity: 0 }, { opacity: 1 }], RETURN);
  numeral.animate([{ transform: "scale(1.25)" }, { transform: "none" }], {
    duration: RETURN,
    easing: "ease-out",
  });
}

/** Brings the drawing, in the far lower corner of its box, over the middle of the numeral, as high. */
function wayInto(node: Element, numeral: Element): string {
  const from = node.getBoundingClientRect();
  const to = numeral.getBoundingClientRect();
  const size = Math.min(from.width, from.height);
  const scale = to.height / size;
  const x = to.x + to.width / 2 - (from.x + from.width / 2) - (scale * (from.width - size)) / 2;
  const y = to.y + to.height / 2 - (from.y + from.height / 2) - (scale * (from.height - size)) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
