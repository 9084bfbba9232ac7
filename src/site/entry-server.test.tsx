// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { PageAssets } from "./document/start/page-assets.ts";
import { renderNotFound, renderPage } from "./entry-server.tsx";
import { testEdition } from "./testing/edition.ts";

const assets: PageAssets = {
  styles: "",
  sheet: "/assets/styles-1.css",
  scripts: ["/assets/entry-1.js"],
  startProgram: "",
  fontSheet: "",
  fonts: [],
  titleFont: null,
  siteUrl: null,
};

/** The page's elements, of which none is fetched or run. */
function inert(html: string): DocumentFragment {
  const page = document.createElement("template");
  page.innerHTML = html;
  return page.content;
}

const expectation = (page: DocumentFragment) => page.querySelector('link[rel="expect"]');

it("lets the browser paint once the script right after the first screen is read", () => {
  const page = inert(renderPage(testEdition(), assets));
  expect(expectation(page)?.getAttribute("blocking")).toBe("render");
  const script = page.querySelector(expectation(page)?.getAttribute("href") ?? "none");
  expect(script?.localName).toBe("script");
  expect(script?.previousElementSibling?.id).toBe("inicio");
  expect(script?.nextElementSibling?.id).toBe("acerca");
});

it("waits for no script on a page that has none", () => {
  for (const html of [
    renderNotFound(testEdition(), assets),
    renderPage(testEdition(), { ...assets, scripts: [] }),
  ]) {
    const page = inert(html);
    expect(expectation(page)).toBeNull();
    expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  }
});
