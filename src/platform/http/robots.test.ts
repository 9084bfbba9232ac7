import { expect, test } from "vitest";
import { isRobot } from "./robots.ts";

test.each([
  "WhatsApp/2.23.20.0 A",
  "TelegramBot (like TwitterBot)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36",
  "curl/8.5.0",
])("%s is a robot", (agent) => {
  expect(isRobot({ "user-agent": agent })).toBe(true);
});

test.each([
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 13; SM-A135M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.0.1;]",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0.0.0 (iPhone14,2; iOS 17_5; es_GT)",
  "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 Telegram-Android/10.2 (Samsung SM-A135M; Android 13; SDK 33; AVERAGE)",
])("%s is a person's browser", (agent) => {
  expect(isRobot({ "user-agent": agent })).toBe(false);
});

test.each([{ "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }])(
  "%j is fetched in advance",
  (headers) => {
    expect(isRobot(headers)).toBe(true);
  },
);

test("a client that does not name itself is not taken for a robot", () => {
  expect(isRobot({})).toBe(false);
});
