import { expect, test } from "vitest";
import { createTerminal } from "#platform/terminal/terminal.ts";
import { Collected } from "./testing/organiser.ts";

test("no character of a line steers the terminal", () => {
  const screen = new Collected();
  const terminal = createTerminal(screen, screen);
  const hostile = "a\u001b[2J\u009b31m\u0007\r\b\u202eb\nc 👩‍💻 ñ";
  const shown = "a\\u001b[2J\\u009b31m\\u0007\\u000d\\u0008\\u202eb c 👩‍💻 ñ\n";
  terminal.say(hostile);
  terminal.refuse(hostile);
  expect(screen.text).toBe(shown + shown);
});
