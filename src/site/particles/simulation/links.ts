import { GRAB_DISTANCE, LEVELS, LINK_DISTANCE, MAX_ANCHORS, MAX_PARTICLES } from "./constants.ts";
import { FIRST_ANCHOR, type Field, POINTER } from "./field.ts";
import { at } from "./typed-array.ts";

/** Between particles, and from each, and the pointer, to what they can be linked to besides. */
const MAX_LINKS =
  (MAX_PARTICLES * (MAX_PARTICLES - 1)) / 2 + MAX_PARTICLES + (MAX_PARTICLES + 1) * MAX_ANCHORS;

/** Pairs that are near enough to be linked; element `n` of each array is about link `n`. */
export interface Links {
  count: number;
  /** A particle, or `POINTER`. */
  readonly from: Uint16Array;
  /** Another particle, `POINTER`, or an anchor from `FIRST_ANCHOR` on. */
  readonly to: Uint16Array;
  /** Nearness: 0 near the full distance, up to `LEVELS - 1` where both almost touch. */
  readonly level: Uint8Array;
  /** Particles by cell of the grid, row after row. */
  readonly sorted: Uint16Array;
  readonly cellOf: Uint16Array;
  /** Where in `sorted` each cell starts, and where the last one ends. */
  cellStart: Uint16Array;
}

/** Room for the links of a field, to be filled by `findLinks` for each frame. */
export function createLinks(): Links {
  return {
    count: 0,
    from: new Uint16Array(MAX_LINKS),
    to: new Uint16Array(MAX_LINKS),
    level: new Uint8Array(MAX_LINKS),
    sorted: new Uint16Array(MAX_PARTICLES),
    cellOf: new Uint16Array(MAX_PARTICLES),
    cellStart: new Uint16Array(0),
  };
}

/**
 * Fills `links` with all pairs of particles closer than `LINK_DISTANCE`, those of particles and nodes of
 * an emblem, and all of both closer than `GRAB_DISTANCE` to the pointer. Particles are sorted into a grid of cells one link distance
 * wide, so that each is compared with its neighbours and not with all others.
 */
export function findLinks(field: Field, links: Links): void {
  links.count = 0;
  const columns = Math.floor(field.width / LINK_DISTANCE) + 1;
  const rows = Math.floor(field.height / LINK_DISTANCE) + 1;
  sortIntoCells(field, links, columns, columns * rows);

  const { sorted, cellOf, cellStart } = links;
  for (let n = 0; n < field.count; n++) {
    const particle = at(sorted, n);
    const cell = at(cellOf, particle);
    const column = cell % columns;
    const left = column > 0 ? 1 : 0;
    const right = column < columns - 1 ? 1 : 0;
    // Cells of a row lie side by side in `sorted`: the rest of this cell and the one to the right
    // are one range, the three below another. Those before have been compared already.
    join(field, links, particle, n + 1, at(cellStart, cell + right + 1));
    const below = cell + columns;
    if (below < columns * rows) {
      join(field, links, particle, at(cellStart, below - left), at(cellStart, below + right + 1));
    }
  }
  const { emblem, pointer } = field;
  const anchors = emblem?.x.length ?? 0;
  for (let i = 0; i < anchors; i++) {
    joinAll(field, links, FIRST_ANCHOR + i, LINK_DISTANCE);
    if (pointer) joinPair(field, links, POINTER, FIRST_ANCHOR + i, GRAB_DISTANCE);
  }
  if (pointer) joinAll(field, links, POINTER, GRAB_DISTANCE);
}

function sortIntoCells(field: Field, links: Links, columns: number, cells: number): void {
  if (links.cellStart.length !== cells + 1) links.cellStart = new Uint16Array(cells + 1);
  const { sorted, cellOf, cellStart } = links;
  cellStart.fill(0);
  for (let i = 0; i < field.count; i++) {
    const column = Math.floor(at(field.x, i) / LINK_DISTANCE);
    const cell = Math.floor(at(field.y, i) / LINK_DISTANCE) * columns + column;
    cellOf[i] = cell;
    cellStart[cell] = at(cellStart, cell) + 1;
  }
  for (let cell = 1; cell <= cells; cell++) {
    cellStart[cell] = at(cellStart, cell) + at(cellStart, cell - 1);
  }
  // Counted from each cell's end down, which leaves its start in `cellStart`.
  for (let i = 0; i < field.count; i++) {
    const cell = at(cellOf, i);
    const place = at(cellStart, cell) - 1;
    cellStart[cell] = place;
    sorted[place] = i;
  }
}

function join(field: Field, links: Links, particle: number, start: number, end: number): void {
  const { x, y } = field;
  const hereX = at(x, particle);
  const hereY = at(y, particle);
  for (let n = start; n < end; n++) {
    const other = at(links.sorted, n);
    const dx = at(x, other) - hereX;
    const dy = at(y, other) - hereY;
    const nearness = 1 - (dx * dx + dy * dy) / LINK_DISTANCE ** 2;
    if (nearness > 0) addLink(links, particle, other, nearness);
  }
}

/** Links all particles closer than `reach` to `end`, which is none of them. */
function joinAll(field: Field, links: Links, end: number, reach: number): void {
  for (let i = 0; i < field.count; i++) joinPair(field, links, i, end, reach);
}

function joinPair({ x, y }: Field, links: Links, from: number, to: number, reach: number): void {
  const dx = at(x, from) - at(x, to);
  const dy = at(y, from) - at(y, to);
  const nearness = 1 - (dx * dx + dy * dy) / reach ** 2;
  if (nearness > 0) addLink(links, from, to, nearness);
}

function addLink(links: Links, from: number, to: number, nearness: number): void {
  const n = links.count++;
  links.from[n] = from;
  links.to[n] = to;
  // Of the square of the distance: no root is needed, and `LINK_FADE` sets the fade anyway.
  links.level[n] = Math.min(Math.floor(nearness * LEVELS), LEVELS - 1);
}
