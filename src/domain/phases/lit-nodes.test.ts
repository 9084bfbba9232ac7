import { expect, test } from "vitest";
import { emblemSentence, isGlowing, litNodes, untilNextNode } from "./lit-nodes.ts";

const HOUR = 3_600_000;
const event = {
  dayStarts: Date.parse("2027-10-02T00:00:00-06:00"),
  doors: Date.parse("2027-10-02T07:00:00-06:00"),
};
const at = (text: string) => Date.parse(`2027-${text}-06:00`);

test.each([
  ["09-01T12:00:00", 0],
  ["09-17T23:59:59", 0],
  ["09-18T00:00:00", 1],
  ["09-18T23:59:59", 1],
  ["09-19T00:00:00", 2],
  ["09-30T12:00:00", 13],
  ["10-01T00:00:00", 14],
  ["10-02T06:00:00", 14],
  ["10-09T12:00:00", 14],
])("at %s of the place, %i of fourteen nodes are lit", (text, lit) => {
  expect(litNodes(event, 14, at(text))).toBe(lit);
});

test.each([3, 9, 23])("an emblem of %i nodes counts as many days", (nodes) => {
  const firstNight = event.dayStarts - nodes * 24 * HOUR;
  expect(litNodes(event, nodes, firstNight - 1)).toBe(0);
  expect(litNodes(event, nodes, firstNight)).toBe(1);
  expect(litNodes(event, nodes, event.dayStarts - 1)).toBe(nodes);
});

test("the emblem glows from the time that the doors open", () => {
  expect(isGlowing(event, event.doors - 1)).toBe(false);
  expect(isGlowing(event, event.doors)).toBe(true);
});

test("waiting for the next change leads to every change and then to none", () => {
  let now = at("09-01T12:00:00");
  const seen: string[] = [];
  for (let wait = untilNextNode(event, 14, now); wait !== null; ) {
    now += wait;
    seen.push(`${litNodes(event, 14, now)}${isGlowing(event, now) ? " glowing" : ""}`);
    wait = untilNextNode(event, 14, now);
  }
  expect(seen).toEqual([...Array.from({ length: 14 }, (_, day) => `${day + 1}`), "14 glowing"]);
});

test("screen readers hear the days and the nodes", () => {
  const sentence = (text: string) => emblemSentence(event, 14, at(text));
  expect(sentence("09-17T12:00:00")).toBeNull();
  expect(sentence("09-18T12:00:00")).toMatch(/^Faltan 14 días: 1 de 14 nodos .* encendido\.$/);
  expect(sentence("10-01T12:00:00")).toMatch(/^Falta 1 día: 14 de 14 nodos .* encendidos\.$/);
  expect(sentence("10-02T06:00:00")).toMatch(/^Es hoy/);
  expect(sentence("10-02T08:00:00")).toBeNull();
});
