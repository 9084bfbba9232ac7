import { Agent } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { apiPaths } from "../../domain/calls/api.ts";
import { type Store, StoreUnavailableError } from "../../store/port/store.ts";
import { sampleParticipants, unregisteredCarnet } from "../sample-participants.ts";
import { appUnderTest } from "../testing/app-under-test.ts";
import { send } from "../testing/server-process.ts";
import { createMetrics } from "./metrics.ts";
import { listenForMetrics } from "./metrics-listener.ts";

const [ana] = sampleParticipants;

/** A measured server that listens, and what its metrics say when asked over HTTP. */
async function measuredServer(wrap?: (store: Store) => Store) {
  const metrics = createMetrics();
  const { app, log } = await appUnderTest({
    metrics,
    logLevel: "trace",
    lookupsPerAddress: 60,
    ...(wrap === undefined ? {} : { wrap }),
  });
  const site = await app.listen({ host: "127.0.0.1", port: 0 });
  const listener = await listenForMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const [address] = listener.addresses();
  if (typeof address !== "object") throw new Error("No port");
  const metricsSite = `http://127.0.0.1:${address.port}`;
  const agent = new Agent();
  onTestFinished(() => {
    agent.destroy();
    listener.close();
  });
  return {
    log,
    agent,
    site,
    metricsSite,
    lookUp: (carnet: unknown) => send(agent, "POST", site + apiPaths.lookup, { carnet }),
    visit: () => send(agent, "POST", site + apiPaths.visits),
    read: async () => (await send(agent, "GET", `${metricsSite}/metrics`)).body,
  };
}

test("look-ups are counted by outcome, requests by route pattern, visits by number", async () => {
  const { lookUp, visit, read, agent, site } = await measuredServer();
  await lookUp(ana.carnet);
  await lookUp(ana.carnet);
  for (let number = 1; number <= 60; number += 1) await lookUp(`2490-99-${number}`);
  await lookUp("malformed");
  await visit();
  await visit();
  await send(agent, "GET", site + apiPaths.visits);
  const lines = (await read()).split("\n");
  const route = `method="POST",route="${apiPaths.lookup}"`;
  expect(lines).toEqual(
    expect.arrayContaining([
      'convencion_lookups_total{outcome="found"} 2',
      'convencion_lookups_total{outcome="not_found"} 59',
      'convencion_lookups_total{outcome="limited"} 1',
      'convencion_lookups_total{outcome="refused"} 1',
      `http_request_duration_seconds_count{${route},status="200"} 61`,
      `http_request_duration_seconds_count{${route},status="429"} 1`,
      `http_request_duration_seconds_count{${route},status="400"} 1`,
      "convencion_lookup_sequences_total 1",
      "convencion_visits_added_total 2",
      'convencion_store_call_duration_seconds_count{call="add_visit"} 2',
      'convencion_store_call_duration_seconds_count{call="read_visits"} 1',
    ]),
  );
  expect(lines.join("\n")).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  expect(lines.join("\n")).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test("neither metrics nor log hold a carnet, a name, an address or any text of a request", async () => {
  const { lookUp, visit, read, agent, site, log } = await measuredServer();
  await lookUp(ana.carnet);
  await lookUp(unregisteredCarnet);
  await lookUp(`${ana.carnet}; malformed`);
  await send(agent, "GET", `${site}/${ana.carnet}`);
  await send(agent, "GET", `${site}${apiPaths.visits}?carnet=${ana.carnet}`);
  await send(agent, "GET", `${site}${apiPaths.lookup}/${ana.carnet}`);
  await send(agent, "GET", `${site}/%zz${ana.carnet}`);
  await visit();
  const metrics = await read();
  expect(metrics).toContain('route="none"');
  expect(log().length).toBeGreaterThanOrEqual(7);
  const everything = metrics + JSON.stringify(log());
  for (const secret of [ana.carnet, unregisteredCarnet, ana.nombre, "malformed", "%zz", "?"]) {
    expect(everything).not.toContain(secret);
  }
  expect(metrics).not.toContain("127.0.0.1");
});

test("calls to the store that fail are counted by kind", async () => {
  const faults = [new StoreUnavailableError("gone"), new Error("defect")];
  const { lookUp, visit, read } = await measuredServer((store) => ({
    ...store,
    findParticipant: () => Promise.reject(faults.shift()),
    addVisit: () => Promise.reject(new StoreUnavailableError("gone")),
  }));
  expect((await lookUp(ana.carnet)).status).toBe(503);
  expect((await lookUp(ana.carnet)).status).toBe(500);
  expect((await visit()).status).toBe(503);
  expect((await read()).split("\n")).toEqual(
    expect.arrayContaining([
      'convencion_store_errors_total{call="find_participant",kind="unavailable"} 1',
      'convencion_store_errors_total{call="find_participant",kind="defect"} 1',
      'convencion_store_errors_total{call="add_visit",kind="unavailable"} 1',
      'convencion_lookups_total{outcome="failed"} 2',
      "convencion_visits_added_total 0",
    ]),
  );
});

test("metrics are served at their own address alone", async () => {
  const { agent, site, metricsSite } = await measuredServer();
  expect((await send(agent, "GET", `${site}/metrics`)).status).toBe(404);
  expect((await send(agent, "GET", `${metricsSite}/`)).status).toBe(404);
  expect((await send(agent, "POST", `${metricsSite}/metrics`)).status).toBe(404);
});
