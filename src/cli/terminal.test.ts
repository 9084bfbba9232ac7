import { WriteStream } from "node:tty";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTerminal } from "./terminal/terminal.ts";
import { Collected } from "./testing/organiser.ts";

class Screen extends Collected {
  readonly isTTY = true;
}

/** A terminal of 256 colours, in an environment that may refuse them. */
class ColourScreen extends Screen {
  readonly env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    super();
    this.env = { TERM: "xterm-256color", ...env };
  }

  getColorDepth(): number {
    return WriteStream.prototype.getColorDepth(this.env);
  }
}

test("colours are for a terminal that has not refused them", () => {
  const painted = (out: Collected) => {
    createTerminal(out, new Collected()).say("mal", "red");
    return out.text;
  };
  expect(painted(new ColourScreen({}))).toBe("\u001b[31mmal\u001b[39m\n");
  expect(painted(new ColourScreen({ NO_COLOR: "1" }))).toBe("mal\n");
  expect(painted(new Collected())).toBe("mal\n");
});

test("no character of a line steers the terminal, painted or not", () => {
  const screen = new Screen();
  const terminal = createTerminal(screen, screen);
  const hostile = "a\u001b[2J\u009b31m\u0007\r\b\u202eb\nc 👩‍💻 ñ";
  const shown = "a\\u001b[2J\\u009b31m\\u0007\\u000d\\u0008\\u202eb c 👩‍💻 ñ";
  terminal.say(hostile);
  terminal.refuse(hostile);
  expect(screen.text).toBe(`${shown}\n\u001b[31m${shown}\u001b[39m\n`);
});

describe("progress on a terminal", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is a bar once the task takes long, and is cleared at the end", async () => {
    const screen = new Screen();
    await createTerminal(screen, screen).progress("Guardando", async (update) => {
      update(10, 100);
      expect(screen.text).toBe("");
      vi.advanceTimersByTime(1000);
      update(50, 100);
      expect(screen.text).toContain("Guardando");
      expect(screen.text).toContain("50 de 100");
    });
    const written = screen.text;
    vi.advanceTimersByTime(1000);
    expect(screen.text).toBe(written);
  });
});
