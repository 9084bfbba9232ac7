import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

const now = new Date("2025-08-01T12:00:00Z");

test("it names the contact, the languages, the page's address and when it ends", () => {
  expect(securityTxt("sistemas@universidad.gt", "https://convencion.universidad.gt", now)).toBe(
    [
      "Contact: mailto:sistemas@universidad.gt",
      "Expires: 2026-07-27T12:00:00.000Z",
      "Preferred-Languages: es, en",
      "Canonical: https://convencion.universidad.gt/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("without a public address it has no canonical URL", () => {
  expect(securityTxt("sistemas@universidad.gt", null, now)).not.toContain("Canonical");
});

test("characters with a meaning in a mailto link are escaped", () => {
  const text = securityTxt("a?b%c+d@universidad.gt", null, now);
  expect(text).toContain("Contact: mailto:a%3Fb%25c+d@universidad.gt\n");
});

test.each(["convencion@example.org", "a@EXAMPLE.com", "a@mail.example.net", "a@site.example"])(
  "%s can belong to no one, so there is no file",
  (correo) => {
    expect(securityTxt(correo, null, now)).toBeNull();
  },
);

test("an address that only resembles a sample gets a file", () => {
  expect(securityTxt("a@miexample.org", null, now)).not.toBeNull();
});
