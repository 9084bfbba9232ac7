import fastify, { type FastifyInstance } from "fastify";
import type { PanelPage } from "../../build/bundling/bundle-panel.ts";
import { panelPaths } from "../../domain/panel/panel-calls.ts";
import { failed } from "./answers.ts";
import { guardPanel } from "./guard/guard-panel.ts";
import { createPanelKeys } from "./guard/panel-keys.ts";
import type { PanelDatabase } from "./panel-database.ts";
import { listRoutes } from "./routes/list-routes.ts";
import { peopleRoutes } from "./routes/people-routes.ts";
import { requests } from "./routes/requests.ts";
import { wholeListRoutes } from "./routes/whole-list-routes.ts";

const pageHeaders = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
} as const;

export interface PanelApp {
  readonly app: FastifyInstance;
  /** For the fragment of the URL, which browsers do not send. */
  readonly entrance: string;
}

/** The panel's page and calls; nothing is logged. `onClose` is called when the page ends the panel. */
export function createPanelApp(
  database: PanelDatabase,
  page: PanelPage,
  onClose: () => void,
): PanelApp {
  const keys = createPanelKeys();
  const app = fastify();
  guardPanel(app, keys);
  app.addHook("onSend", async (_request, reply) => void reply.headers(pageHeaders));
  app.setErrorHandler((failure, _request, reply) => {
    const status = statusOf(failure);
    return reply.code(status).send(status === 500 ? failed(failure) : undefined);
  });

  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page.html));
  app.get("/panel.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(page.script),
  );
  app.get("/panel.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(page.styles),
  );

  app.post(panelPaths.enter, async ({ body }, reply) => {
    const key = keys.enter(requests.enter.parse(body).key);
    return key === null ? reply.code(401).send() : { key };
  });
  app.post(panelPaths.close, async (_request, reply) => {
    reply.raw.once("finish", onClose);
    return reply.code(204).send();
  });
  listRoutes(app, database);
  peopleRoutes(app, database);
  wholeListRoutes(app, database);
  return { app, entrance: keys.entrance };
}

/** Fastify's own refusals, such as of a body that is too large, have a status. */
function statusOf(failure: unknown): number {
  const status: unknown = failure instanceof Error ? Reflect.get(failure, "statusCode") : undefined;
  return typeof status === "number" && status < 500 ? status : 500;
}
