import { expect, onTestFinished, test, vi } from "vitest";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { lookupPath } from "#people/model/lookup-call.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { answerRequest, callsFunction } from "./calls-function.ts";
import { appUnderTest, fromBrowser } from "./testing/app-under-test.ts";

const site = "https://example.org";
const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
const edition = { carnet: [...USUAL_CARNET_GROUPS], fechas };

test("limits apply to the address that the platform reports, whatever a visitor sends", async () => {
  const { app } = await appUnderTest({ lookupsPerAddress: 1 });
  const ask = async (ip: string, carnet: string, forwarded: string) => {
    const addresses = { "x-forwarded-for": forwarded, "x-nf-client-connection-ip": forwarded };
    const headers = { "content-type": "application/json", ...addresses };
    const call = { method: "POST", headers, body: JSON.stringify({ carnet }) };
    return (await answerRequest(app, new Request(site + lookupPath, call), ip)).status;
  };
  expect(await ask("203.0.113.7", "2490-21-1", "192.0.2.1")).toBe(200);
  expect(await ask("203.0.113.7", "2490-21-2", "192.0.2.2")).toBe(429);
  expect(await ask("198.51.100.9", "2490-21-3", "192.0.2.2")).toBe(200);
});

test.each([
  ["DATABASE_URL", { DATABASE_URL: "sqlite:data/x.db" }, "firestore:PROYECTO"],
  [
    "FIRESTORE_KEY",
    { DATABASE_URL: "firestore:demo-uno", FIRESTORE_KEY: "{secret}" },
    "FIRESTORE_KEY",
  ],
])(
  "an invalid %s is logged without its secret, and answered with 503",
  async (_name, environment, said) => {
    let logged = "";
    const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      logged += text;
      return true;
    });
    onTestFinished(() => write.mockRestore());
    const visit = new Request(site + visitsPath, { method: "POST", headers: fromBrowser });
    const at = { ip: "203.0.113.7" };
    const response = await callsFunction(edition, null, environment)(visit, at);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(logged).toContain(said);
    expect(logged).not.toContain("secret}");
  },
);
