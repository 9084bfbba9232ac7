// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { PageAssets } from "./document/start/page-assets.ts";
import { renderNearProps, renderNotFound, renderPage } from "./entry-server.tsx";
import { testEdition } from "./testing/edition.ts";

const assets: PageAssets = {
  styles: "",
  sheet: "/assets/styles-1.css",
  scripts: ["/assets/entry-1.js"],
  startProgram: "",
  nearProps: null,
  fontSheet: "/assets/fonts-1.css",
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

it("lets the browser paint once the script right after the first screen has run", () => {
  const page = inert(renderPage(testEdition(), assets));
  expect(expectation(page)?.getAttribute("blocking")).toBe("render");
  const end = page.querySelector(expectation(page)?.getAttribute("href") ?? "none");
  expect(end?.nextElementSibling?.id).toBe("acerca");
  const script = end?.previousElementSibling;
  expect(script?.localName).toBe("script");
  expect(script?.previousElementSibling?.id).toBe("inicio");
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

it("writes the props of islands near the visitor into a file, in the order of the page", () => {
  const edition = testEdition();
  const named = { ...edition, edicion: { ...edition.edicion, titulo: `Ciencia & "Arte" <d'hoy>` } };
  const inPage = inert(renderPage(named, assets));
  const apart = inert(renderPage(named, { ...assets, nearProps: "/assets/props-1.json" }));
  const file: unknown[] = JSON.parse(renderNearProps(named));
  const islandsOf = (page: DocumentFragment) =>
    [...page.querySelectorAll<HTMLElement>("[data-island]")].map(({ dataset }) => ({
      name: dataset.island,
      props: JSON.parse(dataset.props ?? ""),
    }));
  const restored = islandsOf(apart).map(({ name, props }) => ({
    name,
    props: typeof props === "number" ? file[props] : props,
  }));
  expect(restored).toEqual(islandsOf(inPage));
  expect(islandsOf(apart).filter(({ props }) => typeof props === "number")).toHaveLength(
    file.length,
  );
  expect(file.length).toBeGreaterThan(3);
});
