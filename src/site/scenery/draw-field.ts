import { GRAB_DISTANCE, LINK_DISTANCE } from "./constants.ts";
import { createField, type Field, KINDS, type Point, TRAIL_LIFE } from "./field.ts";
import type { View } from "./messages.ts";
import { readView, sizeCanvas } from "./read-view.ts";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The opacity of the shortest links; the background behind the text must not distract. */
const LINK_OPACITY = 0.34;
/** The number of opacities of links; each opacity is one stroke. */
const LEVELS = 5;
/** Nobody sees fainter links, of which there are hundreds on a phone. */
const FAINTEST = 0.02;
/** The field is fainter if there is less area per particle than this, as on a phone. */
const AMPLE_ROOM = 6000;
/** The opacity around the emblem and away from it, relative to the usual one; none may become more than 1. */
const STRENGTH = { near: 1.25, far: 0.8 } as const;

/** Draws the field, whose opacity is multiplied by `shown`; resizes the canvas if necessary. */
export function drawField(
  context: Context,
  field: Field,
  { colour, scale }: View,
  shown: number,
): void {
  sizeCanvas(context.canvas, field, scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, field.width, field.height);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  // One device pixel, which rasterisers draw fastest.
  context.lineWidth = 1 / scale;

  const area = field.width * field.height;
  const spacing = Math.min(area / field.particles.length / AMPLE_ROOM, 1);
  const near = shown * spacing ** 0.75 * STRENGTH.near;
  const far = shown * spacing * STRENGTH.far;
  const closenessOf = new Map<Point, number>();
  for (const place of [...field.nodes, ...field.particles]) {
    closenessOf.set(place, closeness(place, field.nodes));
  }
  const strengthOf = (place: Point) => (closenessOf.get(place) ? near : far);
  for (const [level, links] of findLinks(field).entries()) {
    const opacity = LINK_OPACITY * ((level + 0.7) / LEVELS) ** 1.6;
    for (const strength of [near, far]) {
      if (opacity * strength < FAINTEST) continue;
      context.globalAlpha = opacity * strength;
      context.beginPath();
      for (const [from, to] of links) {
        if (strength !== strengthOf(to)) continue;
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
      }
      context.stroke();
    }
  }

  // Particles are larger in large windows, and largest around the emblem.
  const growth = Math.max(Math.sqrt(area) / 1150, 1);
  const addDisc = (place: Point, radius: number) => {
    const size = radius * growth ** (1 + 2 * (closenessOf.get(place) ?? 0));
    context.moveTo(place.x + size, place.y);
    context.arc(place.x, place.y, size, 0, 2 * Math.PI);
  };
  for (const kind of KINDS) {
    for (const strength of [near, far]) {
      const particles = field.particles.filter(
        (particle) => particle.kind === kind && strength === strengthOf(particle),
      );
      context.globalAlpha = kind.opacity * strength;
      context.beginPath();
      for (const particle of particles) addDisc(particle, kind.radius);
      context.fill();
      context.globalAlpha = 0.3 * strength;
      context.beginPath();
      for (const particle of kind.ring ? particles : []) addDisc(particle, kind.ring);
      context.stroke();
    }
  }
  for (const { place, age } of field.trail) {
    context.globalAlpha = 0.6 * (1 - age / TRAIL_LIFE);
    context.beginPath();
    addDisc(place, 1.6 * (1 - age / TRAIL_LIFE));
    context.fill();
  }
}

/** Draws one picture, without links to the emblem, which moves when the page scrolls. */
export function drawStill(canvas: HTMLCanvasElement): void {
  const view = readView(canvas);
  const context = canvas.getContext("2d");
  if (context) drawField(context, createField(view.width, view.height, []), view, 1);
}

/** The closeness of a place to the nearest node, from 1 at the node to 0 at the length of a link. */
function closeness({ x, y }: Point, nodes: readonly Point[]): number {
  let square = LINK_DISTANCE ** 2;
  for (const node of nodes) square = Math.min(square, (node.x - x) ** 2 + (node.y - y) ** 2);
  return 1 - Math.sqrt(square) / LINK_DISTANCE;
}

type Link = readonly [from: Point, to: Point];

/** All links between particles, nodes and pointer, in one list per opacity, the longest first. */
export function findLinks({ particles, nodes, pointer }: Field): Link[][] {
  const levels = Array.from({ length: LEVELS }, (): Link[] => []);
  const link = (from: Point, to: Point, reach: number) => {
    const nearness = 1 - ((to.x - from.x) ** 2 + (to.y - from.y) ** 2) / reach ** 2;
    const level = Math.min(Math.floor(nearness * LEVELS), LEVELS - 1);
    if (nearness > 0) levels[level]?.push([from, to]);
  };
  for (const particle of particles) {
    for (const other of particles) {
      if (other === particle) break; // Each pair once.
      link(particle, other, LINK_DISTANCE);
    }
    for (const node of nodes) link(particle, node, LINK_DISTANCE);
  }
  if (pointer) for (const end of [...particles, ...nodes]) link(pointer, end, GRAB_DISTANCE);
  return levels;
}
