import { expect, test, vi } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { readCode } from "../session/read-code.ts";
import { openCamera, seenCodes } from "./camera.ts";

vi.mock("./decode-frame.ts", () => ({
  prepareDecoder: async () => {},
  decodeFrame: async () => [{ text: ana.carnet }],
}));

const ana = { carnet: "2490-21-1" };
const beto = { carnet: "2490-21-2" };

/** The codes reported for texts in view at given times. */
const shownOf = (...frames: (readonly [at: number, ...texts: string[]])[]) => {
  const shownAnew = seenCodes((code) => readCode(code, new Map(), carnets));
  return frames.map(([at, ...texts]) => {
    const codes = texts.map((text) => ({ text }));
    return shownAnew(codes, at);
  });
};

test("a code counts once while it is in view, and again after it was away", () => {
  const frames = [0, 500, 1900, 3800, 5900].map((at) => [at, ana.carnet] as const);
  expect(shownOf(...frames)).toEqual([ana, null, null, null, ana]);
});

test("another code counts at once, and the first one is not counted again meanwhile", () => {
  const frames = [ana, beto, ana, beto, ana].map(
    ({ carnet }, index) => [index * 400, carnet] as const,
  );
  expect(shownOf(...frames)).toEqual([ana, beto, null, null, null]);
});

test("a pass and the card of the same student count as one", () => {
  const shown = shownOf([0, "2490-21-1"], [60, "2490211"], [120, "2490-21-1", "2490211"]);
  expect(shown).toEqual([ana, null, null]);
});

test("a carnet takes precedence over another code, which is also reported once", () => {
  const shown = shownOf([0, "BIBLIOTECA", ana.carnet], [60, "BIBLIOTECA"], [120, "BIBLIOTECA"]);
  expect(shown).toEqual([ana, { carnet: null }, null]);
});

test("a frame for which the phone has no memory does not end the reading", async () => {
  const getImageData = vi
    .fn<() => object>(() => ({}))
    .mockImplementationOnce(() => {
      throw new RangeError("Out of memory");
    });
  const context = { canvas: {}, drawImage() {}, getImageData };
  const createElement = () => ({ getContext: () => context });
  vi.stubGlobal("document", { createElement, visibilityState: "visible" });
  const stream = { getTracks: () => [], getVideoTracks: () => [] };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => stream } });
  const video = { videoWidth: 640, videoHeight: 480, play: async () => {} } as HTMLVideoElement;
  const read = await new Promise((resolve) => {
    const events = { onCode: resolve, isPaused: () => false, onEnd() {} };
    void openCamera(video, { carnetIn: ({ text }) => text, ...events });
  });
  expect(read).toBe(ana.carnet);
});
