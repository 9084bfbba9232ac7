import { expect, test } from "vitest";
import { builtSite, home, notFoundPage } from "./testing/built-site.ts";

test("the page is revalidated each time, and not sent again while it is unchanged", async () => {
  const app = await builtSite();
  const first = await app.inject("/");
  expect(first.statusCode).toBe(200);
  expect(first.body).toBe(home);
  expect(first.headers["content-type"]).toBe("text/html; charset=utf-8");
  // A CDN that rewrote the page's scripts would make its policy block them.
  expect(first.headers["cache-control"]).toBe("no-cache, no-transform");
  const headers = { "if-none-match": String(first.headers.etag) };
  const again = await app.inject({ url: "/", headers });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect(again.headers["cache-control"]).toBe("no-cache, no-transform");
});

test("files whose names have a hash are cached for ever, others are asked for", async () => {
  const app = await builtSite();
  for (const [url, caching, encoding] of [
    ["/assets/index-Ab12.js", "public, max-age=31536000, immutable", "br"],
    ["/fotos/sede-1-640.avif", "public, max-age=31536000, immutable", undefined],
    ["/favicon.svg", "no-cache", "br"],
    ["/index.html", "no-cache, no-transform", "br"],
  ] as const) {
    const answer = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe(caching);
    expect(answer.headers["content-encoding"]).toBe(encoding);
  }
});

test("a person who follows a wrong link gets the site's own page for it", async () => {
  const app = await builtSite();
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const answer = await app.inject({ url: "/ponentes/2024", headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(notFoundPage);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-cache, no-transform");
  expect(answer.headers.etag).toBeUndefined();
});
