/** The duration in milliseconds; it starts slowly, so that the node is first seen among its neighbours. */
const FLIGHT = 700;

/**
 * Animates a participant's node from the ticket's constellation to its place in the numeral on the stub,
 * where it stays. Resolves at the end, or at once if there is nothing to animate.
 */
export async function dockNode(ticket: Element): Promise<void> {
  const star = ticket.querySelector("[data-own-star]");
  const node = ticket.querySelector<SVGGraphicsElement>("[data-numeral] [data-own-node]");
  if (!star || !node) return;
  const flight = node.animate([{ transform: wayFrom(star, node) }, { transform: "none" }], {
    duration: FLIGHT,
    easing: "cubic-bezier(0.6, 0, 0.2, 1)",
  });
  // Closing the dialog meanwhile removes both elements.
  await flight.finished.catch(() => {});
}

/** The transform from the node's place to the star's, in units of the node's drawing. */
function wayFrom(star: Element, node: SVGGraphicsElement): string {
  const from = star.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  const unit = node.getScreenCTM()?.a ?? 1;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}
