import { expect, it, vi } from "vitest";
import { playFeedback, unlockSound } from "./sounds.ts";

it("resumes sound that a call interrupted, by a touch or with the next answer", () => {
  const resume = vi.fn(async () => {});
  const context = class {
    state = "interrupted";
    resume = resume;
  };
  vi.stubGlobal("AudioContext", context);
  unlockSound();
  expect(resume).toHaveBeenCalledTimes(1);
  playFeedback("welcome");
  expect(resume).toHaveBeenCalledTimes(2);
});
