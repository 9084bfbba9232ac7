import {
  AMPLE_ROOM,
  ATTRACT_DISTANCE,
  CROWDED_OPACITY,
  FOCUS_GROWTH,
  FOCUS_WIDTH,
  GRAB_DISTANCE,
  GROWTH_LIMIT,
  GROWTH_START,
  HALO_OPACITY,
  HALO_RADIUS,
  KINDS,
  LEVELS,
  LINK_DISTANCE,
  LINK_FADE,
  LINK_OPACITY,
  RING_OPACITY,
  TRAIL_LIFE,
  TRAIL_OPACITY,
  TRAIL_RADIUS,
} from "../simulation/constants.ts";
import type { Field } from "../simulation/field.ts";
import { createLinks, findLinks, type Links } from "../simulation/links.ts";
import type { Trail } from "../simulation/trail.ts";
import { at } from "../simulation/typed-array.ts";

/** A canvas of the page or of a worker. */
export type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** What is used of a 2D context; a canvas of the page and one of a worker both offer it. */
export type Context2D = Pick<
  CanvasRenderingContext2D,
  | "arc"
  | "beginPath"
  | "clearRect"
  | "fill"
  | "fillStyle"
  | "globalAlpha"
  | "lineTo"
  | "lineWidth"
  | "moveTo"
  | "setTransform"
  | "stroke"
  | "strokeStyle"
> & { readonly canvas: Canvas };

export interface Renderer {
  /** Clears the canvas and draws the field at `scale` device pixels per CSS pixel. */
  draw(field: Field, scale: number): void;
}

const LEVEL_INDEXES = Array.from({ length: LEVELS }, (_, level) => level);
const FULL_TURN = 2 * Math.PI;

/** Draws fields in one CSS colour; lines of equal opacity are one stroke. */
export function createRenderer(context: Context2D, colour: string): Renderer {
  const links = createLinks();
  return {
    draw(field, scale) {
      findLinks(field, links);
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, field.width, field.height);
      context.strokeStyle = colour;
      context.fillStyle = colour;
      // For lines of at most one device pixel the rasteriser has a fast path.
      context.lineWidth = 1 / scale;
      drawHalos(context, field);
      drawLinks(context, field, links);
      drawNodes(context, field);
      drawTrail(context, field.trail);
    },
  };
}

function drawLinks(context: Context2D, field: Field, links: Links): void {
  const room = (field.width * field.height) / field.count;
  const calm = Math.min(Math.max(Math.sqrt(room / AMPLE_ROOM), CROWDED_OPACITY), 1);
  const { x, y } = field;
  for (const level of LEVEL_INDEXES) {
    context.beginPath();
    for (let n = 0; n < links.count; n++) {
      if (at(links.level, n) !== level) continue;
      const from = at(links.from, n);
      const to = at(links.to, n);
      context.moveTo(at(x, from), at(y, from));
      context.lineTo(at(x, to), at(y, to));
    }
    context.globalAlpha = LINK_OPACITY * calm * ((level + 0.7) / LEVELS) ** LINK_FADE;
    context.stroke();
  }
}

/** The pointer brightens the nodes of an emblem that it comes near; they lie above the canvas. */
function drawHalos(context: Context2D, { emblem, pointer }: Field): void {
  if (!pointer || !emblem) return;
  for (const [n, x] of emblem.x.entries()) {
    const y = emblem.y[n] ?? 0;
    const nearness = 1 - Math.hypot(x - pointer.x, y - pointer.y) / GRAB_DISTANCE;
    if (nearness <= 0) continue;
    context.globalAlpha = HALO_OPACITY * nearness;
    context.beginPath();
    context.arc(x, y, emblem.radius * HALO_RADIUS, 0, FULL_TURN);
    context.fill();
  }
}

function drawNodes(context: Context2D, field: Field): void {
  const mean = Math.sqrt(field.width * field.height);
  const growth = Math.min(Math.max(mean / GROWTH_START, 1), GROWTH_LIMIT);
  for (const [kind, { radius, opacity, ring }] of KINDS.entries()) {
    context.globalAlpha = opacity;
    addDiscs(context, field, kind, radius * growth);
    context.fill();
    if (ring > 0) {
      context.globalAlpha = RING_OPACITY;
      addDiscs(context, field, kind, ring * growth);
      context.stroke();
    }
  }
}

function addDiscs(context: Context2D, field: Field, kind: number, radius: number): void {
  const wide = field.width >= FOCUS_WIDTH;
  context.beginPath();
  for (let i = 0; i < field.count; i++) {
    if (at(field.kind, i) !== kind) continue;
    const x = at(field.x, i);
    const y = at(field.y, i);
    const size = wide ? radius * (1 + FOCUS_GROWTH * focusOn(field, x, y)) : radius;
    context.moveTo(x + size, y);
    context.arc(x, y, size, 0, FULL_TURN);
  }
}

/** How near a place is to the pointer or to an emblem, from 0, far away, to 1. */
function focusOn({ emblem, pointer }: Field, x: number, y: number): number {
  const beyond = emblem
    ? Math.max(emblem.left - x, x - emblem.right, emblem.top - y, y - emblem.bottom)
    : LINK_DISTANCE;
  const held = pointer ? 1 - Math.hypot(x - pointer.x, y - pointer.y) / ATTRACT_DISTANCE : 0;
  return Math.max(Math.min(1 - beyond / LINK_DISTANCE, 1), held, 0);
}

function drawTrail(context: Context2D, { sparks }: Trail): void {
  if (sparks.length === 0) return;
  for (const level of LEVEL_INDEXES) {
    const strength = (level + 0.5) / LEVELS;
    context.beginPath();
    let before = sparks[0];
    for (const spark of sparks) {
      if (before && levelOf(spark.age) === level) {
        if (spark.linked) {
          context.moveTo(before.x, before.y);
          context.lineTo(spark.x, spark.y);
        }
      }
      before = spark;
    }
    context.globalAlpha = LINK_OPACITY * strength;
    context.stroke();
    context.beginPath();
    for (const { x, y, age } of sparks) {
      if (levelOf(age) !== level) continue;
      const radius = TRAIL_RADIUS * strength;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, FULL_TURN);
    }
    context.globalAlpha = TRAIL_OPACITY * strength;
    context.fill();
  }
}

function levelOf(age: number): number {
  return Math.min(Math.floor((1 - age / TRAIL_LIFE) * LEVELS), LEVELS - 1);
}
