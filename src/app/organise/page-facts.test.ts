import { expect, test } from "vitest";
import { organisersHtml } from "#edition/render/pages/organisers-page.ts";
import { organiserPage } from "#testing/organiser-page.ts";
import { factsIn } from "./page-facts.ts";

test("the facts are read from the page that the build writes, unless it has another program", () => {
  const { facts } = organiserPage({ title: `XIV Feria «Ñ» & "Co." <b>'s</b>` });
  const html = organisersHtml(facts, { script: "/assets/a.js", sheets: [] });
  expect(factsIn(html, "/assets/a.js")).toEqual(facts);
  expect(factsIn(html, "/assets/b.js")).toBeNull();
  expect(factsIn("<p>Red del hotel</p>", "/assets/a.js")).toBeNull();
});
