import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { apiPaths } from "../../domain/calls/api.ts";
import type { LookupAnswer } from "../../domain/calls/api-schemas.ts";
import { type Store, StoreUnavailableError } from "../../store/port/store.ts";
import { routeOf } from "../log/request-log.ts";

/*
 * What is measured: how many, how long, how it ended. Labels take their values from short lists of
 * ours, never from a request, so that no carnet, name or address can become one.
 */

/** From a file in memory, over Firestore's second between two commits, to a store that timed out. */
const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measurements of one server since it started. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Begins to measure the process: its memory, processor time and the lag of its event loop. */
export function createMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const measured = { registers: [register] };
  const requests = new Histogram({
    ...measured,
    name: "http_request_duration_seconds",
    help: "Requests by route pattern, from their first byte to the last of the answer",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS_BUCKETS,
  });
  const lookups = new Counter({
    ...measured,
    name: "convencion_lookups_total",
    help: "Look-ups by what was answered: found, not_found, limited, refused (not a carnet) or failed",
    labelNames: ["outcome"],
  });
  const sequences = new Counter({
    ...measured,
    name: "convencion_lookup_sequences_total",
    help: "Addresses that looked up carnets in sequence, as when the list is walked",
  });
  const visits = new Counter({
    ...measured,
    name: "convencion_visits_added_total",
    help: "Visits that this server added to the total",
  });
  const storeCalls = new Histogram({
    ...measured,
    name: "convencion_store_call_duration_seconds",
    help: "Calls to the database, whether they succeeded or not",
    labelNames: ["call"],
    buckets: SECONDS_BUCKETS,
  });
  const storeErrors = new Counter({
    ...measured,
    name: "convencion_store_errors_total",
    help: "Failed calls to the database: unavailable (asking again may help) or defect",
    labelNames: ["call", "kind"],
  });

  async function measure<Result>(call: string, ask: () => Promise<Result>): Promise<Result> {
    const end = storeCalls.startTimer({ call });
    try {
      return await ask();
    } catch (error) {
      const kind = error instanceof StoreUnavailableError ? "unavailable" : "defect";
      storeErrors.inc({ call, kind });
      throw error;
    } finally {
      end();
    }
  }

  return {
    /** Measures the requests of `app`. Must come before its routes. */
    watchRequests(app: FastifyInstance): void {
      app.addHook<LookupAnswer>("preSerialization", async (request, reply, answer) => {
        if (routeOf(request) !== apiPaths.lookup || reply.statusCode !== 200) return answer;
        lookups.inc({ outcome: answer.participant === null ? "not_found" : "found" });
        return answer;
      });
      app.addHook("onResponse", async (request, reply) => {
        const { method } = request;
        const { statusCode: status } = reply;
        const route = routeOf(request) ?? "none";
        requests.observe({ method, route, status }, reply.elapsedTime / 1000);
        if (route === apiPaths.lookup && status !== 200)
          lookups.inc({ outcome: unanswered(status) });
      });
    },
    /** The same store, its calls measured. */
    watchStore: (store: Store): Store => ({
      ...store,
      findParticipant: (carnet) => measure("find_participant", () => store.findParticipant(carnet)),
      async addVisit() {
        const total = await measure("add_visit", () => store.addVisit());
        visits.inc();
        return total;
      },
      readVisits: () => measure("read_visits", () => store.readVisits()),
      ping: () => measure("ping", () => store.ping()),
      door: {
        ...store.door,
        find: (hash) => measure("find_door", () => store.door.find(hash)),
        record: (door, events) =>
          measure("record_door_events", () => store.door.record(door, events)),
        readLog: (cursor) => measure("read_door_log", () => store.door.readLog(cursor)),
      },
    }),
    /** Counts an address that was found to look up carnets in sequence. */
    countSequence: () => sequences.inc(),
    /** All of it in Prometheus's text format. */
    async render() {
      return { contentType: register.contentType, text: await register.metrics() };
    },
  };
}

/** What became of a look-up that was answered with a problem. */
function unanswered(status: number): string {
  if (status === 429) return "limited";
  return status < 500 ? "refused" : "failed";
}
