import { expect, it } from "vitest";
import { seeded } from "../../parts/seeded.ts";
import { GRAB_DISTANCE, LEVELS, MAX_PARTICLES, PARTICLE_COUNT } from "../simulation/constants.ts";
import { setEmblem } from "../simulation/emblem.ts";
import { addParticles, createField, movePointer } from "../simulation/field.ts";
import { createLinks, findLinks } from "../simulation/links.ts";
import { emblemAt } from "../testing/fields.ts";
import { recordingContext } from "../testing/recording-context.ts";
import { createRenderer } from "./renderer.ts";

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

it("draws every link once, in no more strokes than there are levels", () => {
  const field = createField(412, 823, seeded(5));
  const links = createLinks();
  findLinks(field, links);
  const context = recordingContext();
  createRenderer(context, "red").draw(field, 1);
  const strokes = context.drawn.filter(({ lines }) => lines > 0);
  expect(sum(strokes.map(({ lines }) => lines))).toBe(links.count);
  expect(strokes.length).toBeLessThanOrEqual(LEVELS);
});

it("draws a disc for every particle", () => {
  const context = recordingContext();
  createRenderer(context, "red").draw(createField(1440, 900, seeded(5)), 1);
  const nodes = context.drawn.filter(({ kind }) => kind === "fill");
  expect(sum(nodes.map(({ discs }) => discs))).toBe(PARTICLE_COUNT);
});

it("draws larger discs on larger screens, up to twice as large", () => {
  const largest = (width: number, height: number) => {
    const context = recordingContext();
    const radii: number[] = [];
    context.arc = (_x, _y, radius) => radii.push(radius);
    createRenderer(context, "red").draw(createField(width, height, seeded(5)), 1);
    return Math.max(...radii);
  };
  expect(largest(412, 823)).toBe(largest(1440, 900));
  expect(largest(2560, 1440)).toBeGreaterThan(1.4 * largest(1440, 900));
  expect(largest(7680, 4320)).toBe(2 * largest(1440, 900));
});

it("draws particles larger near the emblem and the pointer of a wide window", () => {
  const radii = (width: number, near: boolean) => {
    const field = createField(width, 900, seeded(5));
    const context = recordingContext();
    const drawn: number[] = [];
    if (near) setEmblem(field, emblemAt(width / 2, 450));
    context.arc = (_x, _y, radius) => drawn.push(radius);
    createRenderer(context, "red").draw(field, 1);
    return drawn;
  };
  expect(sum(radii(1920, true))).toBeGreaterThan(sum(radii(1920, false)));
  expect(radii(1440, true)).toEqual(radii(1440, false));
});

it("brightens the nodes of the emblem that the pointer comes near", () => {
  const halos = (x: number) => {
    const field = createField(1440, 900, seeded(5));
    setEmblem(field, emblemAt(500, 500));
    movePointer(field, { x, y: 500 });
    const context = recordingContext();
    createRenderer(context, "red").draw(field, 1);
    return context.drawn.filter(({ kind, lines, discs }) => kind === "fill" && lines + discs === 1);
  };
  expect(halos(500 + GRAB_DISTANCE)).toEqual([]);
  const [far, near] = [halos(580)[0]?.opacity ?? 0, halos(510)[0]?.opacity ?? 0];
  expect(far).toBeGreaterThan(0);
  expect(near).toBeGreaterThan(far);
});

it("stays quiet behind text: lines at most 0.35 opaque and nodes at most 0.8", () => {
  const field = createField(1440, 900, seeded(5));
  movePointer(field, { x: 100, y: 100 });
  movePointer(field, { x: 400, y: 400 });
  const context = recordingContext();
  createRenderer(context, "red").draw(field, 2);
  const most = (kind: string) =>
    Math.max(...context.drawn.filter((drawn) => drawn.kind === kind).map((d) => d.opacity));
  expect(most("stroke")).toBeLessThanOrEqual(0.35);
  expect(most("fill")).toBeLessThanOrEqual(0.8);
});

it("draws fainter links the more crowded the screen is", () => {
  const brightestLink = (width: number, count: number) => {
    const field = createField(width, 800, seeded(5));
    addParticles(field, count - PARTICLE_COUNT, null);
    const context = recordingContext();
    createRenderer(context, "red").draw(field, 1);
    return Math.max(...context.drawn.filter(({ lines }) => lines > 0).map((d) => d.opacity));
  };
  expect(brightestLink(412, PARTICLE_COUNT)).toBeLessThan(brightestLink(1440, PARTICLE_COUNT));
  expect(brightestLink(412, MAX_PARTICLES)).toBeLessThan(brightestLink(412, PARTICLE_COUNT));
});
