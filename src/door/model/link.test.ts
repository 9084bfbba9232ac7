import { expect, test } from "vitest";
import { secretIn } from "./link.ts";

const secret = "aB3_-xyzaB3_-xyzaB3_-xyz";

test.each(["", "#", "#corto", `#${secret}x`, `#${secret.slice(1)} `, "#inicio"])(
  "%j contains no secret",
  (fragment) => {
    expect(secretIn(fragment)).toBeNull();
  },
);
