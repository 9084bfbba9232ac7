import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { appUnderTest } from "./testing/app-under-test.ts";

test.each([
  ["deploy/nginx/convencion.conf", /^ {2}keepalive_timeout (\d+)s;$/m],
  ["deploy/caddy/Caddyfile", /^\t+keepalive (\d+)s$/m],
  ["deploy/cloudflared/config.yml", /^ +keepAliveTimeout: (\d+)s$/m],
])("%s closes idle connections to the server before the server does", async (file, pattern) => {
  const [, seconds] = pattern.exec(await readFile(file, "utf8")) ?? [];
  const { app } = await appUnderTest({ trustProxy: ["127.0.0.1"] });
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds) * 1000).toBeLessThan(app.server.keepAliveTimeout);
});
