import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingNames } from "../../server/config/config.ts";

/** Settings that hosts, Node or only the build read. */
const others = new Set(["NODE_ENV", "NODE_VERSION", "SITE_URL"]);

test.each([
  ["Dockerfile", /\b([A-Z][A-Z_]+)=(?=[\w./:])/g],
  ["compose.yaml", /^\s+([A-Z][A-Z_]+):/gm],
  ["render.yaml", /key: ([A-Z_]+)/g],
  ["deploy/systemd/convencion.service", /^Environment=([A-Z_]+)/gm],
  ["deploy/systemd/convencion-respaldo.service", /^Environment=([A-Z_]+)/gm],
])("%s gives the server settings that it reads", (file, setting) => {
  const names = [...readFileSync(file, "utf8").matchAll(setting)].map(([, name = ""]) => name);
  const given = names.filter((name) => !others.has(name));
  expect(given.length).toBeGreaterThan(0);
  expect(settingNames).toEqual(expect.arrayContaining(given));
});
