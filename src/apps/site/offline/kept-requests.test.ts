import { expect, test } from "vitest";
import { isKeptAsset, isKeptPage, isKeptPhoto } from "./kept-requests.ts";

const asked = (path: string, request: { mode?: RequestMode; referrer?: string } = {}) => {
  const url = new URL(path, "https://convencion.gt");
  return {
    url,
    request: { mode: request.mode ?? "no-cors", referrer: request.referrer ?? "" },
    sameOrigin: url.origin === "https://convencion.gt",
  };
};

test("the page is cached, whatever its query, and no other page", () => {
  const visit = { mode: "navigate" } as const;
  expect(isKeptPage(asked("/", visit))).toBe(true);
  expect(isKeptPage(asked("/?utm_source=chat", visit))).toBe(true);
  expect(isKeptPage(asked("/puerta", visit))).toBe(false);
  expect(isKeptPage(asked("/evento.ics", visit))).toBe(false);
  expect(isKeptPage(asked("/"))).toBe(false);
  expect(isKeptPage(asked("https://otro.gt/", visit))).toBe(false);
});

test("the page's files and photos are cached separately, and no calls", () => {
  expect(isKeptAsset(asked("/assets/react-1.js"))).toBe(true);
  expect(isKeptAsset(asked("/fotos/ana-1.avif"))).toBe(false);
  expect(isKeptPhoto(asked("/fotos/ana-1.avif"))).toBe(true);
  for (const path of ["/api/visits", "/api/puerta/lista", "https://otro.gt/assets/react-1.js"]) {
    expect([isKeptAsset(asked(path)), isKeptPhoto(asked(path))]).toEqual([false, false]);
  }
});

test("files of the door's page are left to its own worker", () => {
  for (const path of ["/puerta", "/puerta?origen=qr"]) {
    const referrer = `https://convencion.gt${path}`;
    expect(isKeptAsset(asked("/assets/puerta-1.js", { referrer }))).toBe(false);
  }
  const fromPage = asked("/assets/react-1.js", { referrer: "https://convencion.gt/" });
  expect(isKeptAsset(fromPage)).toBe(true);
  const hidden = asked("/assets/react-1.js", { referrer: "about:client" });
  expect(isKeptAsset(hidden)).toBe(true);
});
