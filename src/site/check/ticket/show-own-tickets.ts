import { emblemGeometry, nodePath } from "#edition/model/pictures/emblem-geometry.ts";
import { hashOf } from "#site/parts/seeded.ts";
import { pageNow } from "#site/phase/page-clock.ts";
import { readTickets, type SavedFor, watchTickets } from "#site/phase/saved-tickets.ts";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Greets whoever has saved a ticket in the place of the motto, and lights their nodes in the numeral. It
 * needs no React, whose listeners would make a drawing a stop of the keyboard in Chromium.
 */
export function showOwnTickets(event: SavedFor): void {
  const show = () => {
    const tickets = readTickets(event, pageNow());
    const nodes = tickets.map(({ numeroTicket }) => nodeOf(event.editionNumber, numeroTicket));
    document.querySelector("[data-own-nodes]")?.replaceChildren(...nodes);
    const [first, ...others] = tickets.map(({ nombre }) => nombre.split(" ")[0]);
    const greeting = document.querySelector("[data-greeting]");
    if (!greeting || !first) return;
    greeting.textContent =
      others.length > 0
        ? "Ya son parte de la convención"
        : `${first}, ya eres parte de la convención`;
  };
  show();
  watchTickets(show);
}

/** A disc in a ring at the place that the number of the ticket chooses. */
function nodeOf(editionNumber: number, ticketNumber: string): Element {
  const { nodes } = emblemGeometry(editionNumber);
  const { x, y } = nodes[hashOf(ticketNumber) % nodes.length] ?? { x: 0, y: 0 };
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("data-own-node", "");
  const ring = document.createElementNS(SVG, "circle");
  const attributes = { cx: x, cy: y, r: 9.5 };
  for (const [name, value] of Object.entries(attributes)) ring.setAttribute(name, String(value));
  const disc = document.createElementNS(SVG, "path");
  disc.setAttribute("d", nodePath([{ x, y }]));
  group.append(ring, disc);
  return group;
}
