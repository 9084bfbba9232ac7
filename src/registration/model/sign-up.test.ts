import { expect, test } from "vitest";
import { contactFault } from "./sign-up.ts";

test.each([
  "ana@example.org?bcc=otra@example.org",
  "ana@example.org&subject=x",
  "ana%0Acc@example.org",
  "ana@example.org,otra.example.org",
  "ana@example.org;otra.example.org",
  "ana@example.org\uff1botra.example.org",
  "ana@example.org otra",
])("a mail address that would reach others is refused: %s", (written) => {
  expect(contactFault("correo", written)).not.toBeNull();
});

test("a mail address may have what addresses have", () => {
  expect(contactFault("correo", " ana.l_x+conf-1@correo.example.edu.gt ")).toBeNull();
});

test("what a keyboard of wide letters writes is judged as it is stored", () => {
  expect(contactFault("correo", "ana＠example．org")).toBeNull();
  expect(contactFault("telefono", "５５５５１２３４")).toBeNull();
});
