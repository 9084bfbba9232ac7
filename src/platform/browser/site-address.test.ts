import { expect, test } from "vitest";
import { siteAddress } from "./site-address.ts";

const site = "https://convencion.example.org";

test.each([
  ["http://127.0.0.1:40123/organizar", site, site],
  ["http://localhost:3000/organizar", null, "http://localhost:3000"],
  ["https://prueba.example.net/organizar", site, "https://prueba.example.net"],
])("links that are made at %s for a build of %s begin with %s", (page, siteUrl, expected) => {
  expect(siteAddress(siteUrl, new URL(page))).toBe(expected);
});
