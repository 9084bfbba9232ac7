import { expect, test } from "vitest";
import { isCachedAsset, isCachedPage, isCachedPhoto } from "./cached-requests.ts";

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
  expect(isCachedPage(asked("/", visit))).toBe(true);
  expect(isCachedPage(asked("/?utm_source=chat", visit))).toBe(true);
  expect(isCachedPage(asked("/puerta", visit))).toBe(false);
  expect(isCachedPage(asked("/evento.ics", visit))).toBe(false);
  expect(isCachedPage(asked("/"))).toBe(false);
  expect(isCachedPage(asked("https://otro.gt/", visit))).toBe(false);
});

test("the page's files and photos are cached separately, and no calls", () => {
  expect(isCachedAsset(asked("/assets/react-1.js"))).toBe(true);
  expect(isCachedAsset(asked("/fotos/ana-1.avif"))).toBe(false);
  expect(isCachedPhoto(asked("/fotos/ana-1.avif"))).toBe(true);
  for (const path of ["/api/visits", "/api/puerta/lista", "https://otro.gt/assets/react-1.js"]) {
    expect([isCachedAsset(asked(path)), isCachedPhoto(asked(path))]).toEqual([false, false]);
  }
});

test("files of the door's page are left to its own worker", () => {
  for (const path of ["/puerta", "/puerta?origen=qr"]) {
    const referrer = `https://convencion.gt${path}`;
    expect(isCachedAsset(asked("/assets/puerta-1.js", { referrer }))).toBe(false);
  }
  const fromPage = asked("/assets/react-1.js", { referrer: "https://convencion.gt/" });
  expect(isCachedAsset(fromPage)).toBe(true);
  const hidden = asked("/assets/react-1.js", { referrer: "about:client" });
  expect(isCachedAsset(hidden)).toBe(true);
});
