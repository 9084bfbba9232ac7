import { expect, test } from "vitest";
import { readFolders } from "./folders.ts";
import { readSiteUrl } from "./site-url.ts";

test("the public address may have a port, a path and a sign @ in it", () => {
  expect(readSiteUrl({ SITE_URL: " https://convencion.example.org:8443/@xiii/ " })).toBe(
    "https://convencion.example.org:8443/@xiii",
  );
  expect(readSiteUrl({})).toBeNull();
});

test("a text that is no web address is quoted", () => {
  expect(() => readSiteUrl({ SITE_URL: "convencion" })).toThrow(/no es una dirección web: "conv/);
});

test.each([
  "https://ana:secreta@convencion.example.org",
  "https://secreta@convencion.example.org",
  "https://:secreta@convencion.example.org/",
  "ftp://ana:secreta@convencion.example.org",
  "https://ana:secr/secreta@convencion.example.org",
  "ana:secreta@convencion.example.org",
])("an address with a user or a password is refused without repeating it", (SITE_URL) => {
  expect(() => readSiteUrl({ SITE_URL })).toThrow(/^SITE_URL lleva un usuario o una contraseña/);
  expect(() => readSiteUrl({ SITE_URL })).not.toThrow(/secreta/);
});

test("content and site are in their usual folders, or where the environment says", () => {
  expect(readFolders({ CONTENT_DIR: " " })).toEqual({ content: "content", dist: "dist" });
  expect(readFolders({ CONTENT_DIR: "otra", DIST_DIR: "/tmp/sitio" })).toEqual({
    content: "otra",
    dist: "/tmp/sitio",
  });
});
