import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";

const program = `
  const { buildApp } = await import(${JSON.stringify(new URL("../app.ts", import.meta.url).href)});
  const app = await buildApp({
    store: { door: {} }, siteDir: null, trustProxy: false, logLevel: "info", visitsPerAddress: 1,
    lookupsPerAddress: 1, venueAddresses: [], allowedHosts: [], organisersKey: null,
  });
  for (let line = 0; line < 1000; line += 1) app.log.info("x".repeat(1000));
  process.stderr.write(String((await app.inject("/api/nothing")).statusCode));
  await app.close();
  process.exit(0);
`;

test.skipIf(process.platform !== "linux")(
  "a full disk under the log neither ends nor stalls the server",
  async () => {
    const node = ["--import", import.meta.resolve("tsx"), "--input-type=module", "-e", program];
    const child = spawn(process.execPath, node, {
      stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    expect(String((await once(child.stderr ?? child, "data"))[0])).toBe("404");
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);
