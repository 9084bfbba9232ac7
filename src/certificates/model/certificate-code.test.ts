import fc from "fast-check";
import { expect, test } from "vitest";
import { codeFrom, readCode } from "./certificate-code.ts";

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

test("80 of the random bits determine the code", () => {
  const low = Uint8Array.from({ length: 16 }, (_, index) => index * 2);
  for (let place = 0; place < 16; place += 1) {
    for (const bit of [1, 2, 4, 8, 16]) {
      const other = low.map((byte, index) => (index === place ? byte ^ bit : byte));
      expect(codeFrom(other)).not.toBe(codeFrom(low));
    }
  }
});

test("a code has four groups of letters and digits that nobody confuses, and is read as people copy it", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = codeFrom(random);
      expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
      const plain = code.replaceAll("-", "");
      for (const written of [
        code,
        plain,
        code.toLowerCase(),
        ` ${code} `,
        code.replaceAll("-", " – "),
        code.replaceAll("-", "\u2011"),
        `«${code}».`,
        `Código: ${code}`,
        `https://feria.example.org/sub/constancia/${code}/`,
        `https://feria.example.org/constancia/${code}?utm_source=chat#a`,
      ])
        expect(readCode(written)).toBe(code);
    }),
  );
});

test.each(["", "K7QF-2M9X-4TRB-HW6", "K7QF-2M9X-4TRB-HW6O", "K7QF-2M9X-4TRB-HW6CC", "../../etc"])(
  "%j is not a code",
  (text) => expect(readCode(text)).toBeNull(),
);
