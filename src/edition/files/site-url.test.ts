import { expect, test } from "vitest";
import { UserError } from "#platform/terminal/user-error.ts";
import { readSiteUrl } from "./site-url.ts";

test("the public address may have a port, a path and a sign @ in it", () => {
  expect(readSiteUrl({ SITE_URL: " https://convencion.example.org:8443/@xiii/\u200b\u00a0" })).toBe(
    "https://convencion.example.org:8443/@xiii",
  );
  expect(readSiteUrl({})).toBeNull();
});

test.each([
  [{ NETLIFY: "true", URL: "https://convencion.netlify.app" }, "https://convencion.netlify.app"],
  [{ RENDER: "true", RENDER_EXTERNAL_URL: "https://x.onrender.com" }, "https://x.onrender.com"],
  [{ URL: "https://x.netlify.app", RENDER_EXTERNAL_URL: "https://x.onrender.com" }, null],
])("in %j the public address is %s", (environment, address) => {
  expect(readSiteUrl(environment)).toBe(address);
});

test.each([
  "http://a:1",
  "https://example.org/?edicion=13",
  `https://example.org/${"a".repeat(200)}`,
])("a text that is no public address is quoted: %s", (SITE_URL) => {
  expect(() => readSiteUrl({ SITE_URL })).toThrow(
    new UserError(
      `SITE_URL no es una dirección web: "${SITE_URL}". Escriba la dirección pública completa, por ejemplo https://convencion.example.org`,
    ),
  );
});

test.each(["https://ana:secreta@convencion.example.org", "ana:secreta@convencion.example.org"])(
  "an address with a user or a password is refused without repeating it",
  (SITE_URL) => {
    expect(() => readSiteUrl({ SITE_URL })).toThrow(/^SITE_URL lleva un usuario o una contraseña/);
    expect(() => readSiteUrl({ SITE_URL })).not.toThrow(/secreta/);
  },
);
