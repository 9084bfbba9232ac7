import { execFileSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { appUnderTest } from "#app/server/testing/app-under-test.ts";
import { lookupPath } from "#people/model/lookup-call.ts";

const [ana] = sampleParticipants;

test("no line holds a carnet, a name, an address, a cookie, a secret or a query, at any level, also when the store fails", async () => {
  const fault = new Error("The disk is gone");
  const { app, log } = await appUnderTest({
    logLevel: "trace",
    wrap: ({ findParticipant, ...store }) => ({
      ...store,
      findParticipant: vi.fn(findParticipant).mockRejectedValueOnce(fault),
    }),
  });
  // As Fastify itself writes some faults, with the whole request.
  app.addHook("onRequest", async (request) => request.log.warn({ req: request }));
  const headers = { cookie: "private=cookie", authorization: "Bearer private" };
  const from = { remoteAddress: "203.0.113.77", headers };
  const url = lookupPath;
  const query = `?carnet=${ana.carnet}`;
  await app.inject({ method: "POST", url, payload: { carnet: ana.carnet }, ...from });
  const wrong = { url: url + query, payload: { carnet: `${ana.carnet}x` } };
  await app.inject({ method: "POST", ...wrong, ...from });
  await app.inject({ method: "POST", url, payload: `{"carnet":"${ana.carnet}`, ...from });
  await app.inject({ method: "GET", url: `/${ana.carnet}${query}`, ...from });
  await app.inject({ method: "GET", url: `/%zz${ana.carnet}`, ...from });
  const lines = JSON.stringify(log());
  expect(lines).toContain(fault.message);
  for (const secret of [ana.carnet, ana.nombre, "203.0.113.77", "private"]) {
    expect(lines).not.toContain(secret);
  }
  expect(log().length).toBeGreaterThanOrEqual(4);
});

test("lines of a process that ends at once are written, in their order", () => {
  const log = new URL("request-log.ts", import.meta.url).pathname;
  const code = `const { gatheredOutput } = await import("${log}"); const output = gatheredOutput();
    output.write("first "); output.write("second"); process.exit();`;
  const all = ["--import", "tsx", "--input-type=module", "-e", code];
  expect(execFileSync(process.execPath, all, { encoding: "utf8" })).toBe("first second");
});
