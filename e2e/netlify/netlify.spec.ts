import { cp, readdir } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { accessCalls } from "#access/model/calls.ts";
import { readConfig } from "#app/config.ts";
import { buildApp } from "#app/server/app.ts";
import { openStore } from "#app/store/open-store.ts";
import { doorPaths } from "#door/model/calls.ts";
import { precompress } from "#edition/render/precompress.ts";
import { listCalls } from "#people/model/list-calls.ts";
import { lookupPath } from "#people/model/lookup-call.ts";
import { carnets } from "#testing/carnets.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { openSite } from "../../src/app/server/live-site.ts";
import { expect, test } from "../testing/journey.ts";
import { address, databaseUrl, emulatorPort, key, site } from "./places.ts";

process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${emulatorPort}`;
const siteDir = resolve(site, "dist/site");
const browser = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0" };
const json = { ...browser, "content-type": "application/json" };

/** Starts our own server on the same files and the same database. */
async function ourServer(dir: string | null = null) {
  const store = await openStore(databaseUrl);
  const config = readConfig({
    LOG_LEVEL: "silent",
    VISITS_PER_ADDRESS: "1000000",
    ORGANISERS_KEY: key,
  });
  const app = await buildApp({
    ...config,
    store,
    edition: () => ({ carnets, days: [] }),
    site: dir === null ? null : await openSite(dir),
  });
  const at = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    at,
    stop: async () => {
      await app.close();
      await store.close();
    },
  };
}

/** Every file of the build, and a missing one. */
async function pagePaths(): Promise<string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !["_headers", "_redirects"].includes(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(siteDir.length));
  const absent = ["/desconocida", "/assets/nada.js", "/fotos/nada.avif"];
  return [
    "/",
    "/puerta",
    "/organizar",
    "/organizar/lista",
    "/organizar/vista",
    ...absent,
    ...files.map((path) => path.replaceAll(sep, "/")),
  ];
}

const hash = / 'sha256-[^']+'/g;
const security = [
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
];

test("every file of the build has the status, type and headers that our server sends", async () => {
  // Compressed in advance, as our server needs it.
  const copy = test.info().outputPath("dist");
  await cp(dirname(siteDir), copy, { recursive: true });
  await precompress(join(copy, "site"));
  const server = await ourServer(join(copy, "site"));
  const faults: unknown[] = [];
  for (const path of await pagePaths()) {
    const ask = { headers: { ...browser, accept: "text/html", "sec-fetch-mode": "navigate" } };
    const [ours, theirs] = (await Promise.all(
      [server.at, address].map(async (at) => {
        const response = await fetch(at + path, ask);
        // An answer that nobody reads keeps its connection.
        await response.arrayBuffer();
        return response;
      }),
    )) as [Response, Response];
    const isPage = /text\/html|svg/.test(ours.headers.get("content-type") ?? "");
    const summary = (response: Response) => ({
      status: response.status,
      type: response.headers.get("content-type")?.split(";")[0],
      ...Object.fromEntries(security.map((name) => [name, response.headers.get(name)])),
      frames: /frame-ancestors '(?:none|self)'/.test(
        response.headers.get("content-security-policy") ?? "",
      ),
      // One policy for all pages, which allows the camera for the door; the CLI inserts a space after
      // each comma.
      ...(isPage && {
        permissions: response.headers
          .get("permissions-policy")
          ?.replace("(self)", "()")
          .replaceAll(" ", ""),
      }),
    });
    const [expected, found] = [summary(ours), summary(theirs)];
    if (JSON.stringify(expected) !== JSON.stringify(found)) faults.push({ path, expected, found });
    const [policy, theirPolicy] = [ours, theirs].map(
      (response) => response.headers.get("content-security-policy") ?? "",
    ) as [string, string];
    // The common policy contains the hashes of every page, and permits what one page alone needs.
    const missing = (policy.match(hash) ?? []).filter((each) => !theirPolicy.includes(each));
    const plain = (text: string) =>
      text
        .replaceAll(hash, "")
        .replace(/ 'wasm-unsafe-eval'| blob:|;frame-src 'self'/g, "")
        .replace("connect-src 'none'", "connect-src 'self'")
        .replace("frame-ancestors 'self'", "frame-ancestors 'none'");
    if (isPage && (missing.length > 0 || plain(policy) !== plain(theirPolicy))) {
      faults.push({ path, policy, theirPolicy });
    }
  }
  await server.stop();
  expect(faults).toEqual([]);
});

const calls: { path: string; method?: string; headers?: Record<string, string>; body?: string }[] =
  [
    { path: "/healthz" },
    { path: "/readyz" },
    { path: visitsPath },
    { path: visitsPath, method: "POST", headers: { ...browser, cookie: "visitedToday=true" } },
    { path: visitsPath, method: "POST", headers: browser },
    // No 403 here: the CLI treats it as a missing file and requests others; the platform's own answer
    // is not known. src/app/server/calls-function.test.ts tests the function's answer.
    { path: visitsPath, method: "DELETE" },
    { path: lookupPath, method: "POST", headers: json, body: '{"carnet":"2490-21-104512"}' },
    { path: lookupPath, method: "POST", headers: json, body: '{"carnet":"2490-25-999999"}' },
    { path: lookupPath, method: "POST", headers: json, body: '{"carnet":"x"}' },
    { path: lookupPath, method: "POST", headers: json, body: "{" },
    { path: lookupPath, method: "POST", headers: json, body: `"${"9".repeat(2000)}"` },
    { path: lookupPath, method: "POST", headers: browser, body: "carnet=1" },
    { path: lookupPath },
    { path: doorPaths.list },
    { path: accessCalls.session.path },
    { path: listCalls.people.path },
    { path: listCalls.change.path, method: "POST", headers: json, body: "{}" },
    { path: doorPaths.sync, method: "POST", headers: json, body: '{"since":0,"events":[]}' },
    { path: "/api/nada" },
  ];

test("each call has the status, body and headers that our server answers with", async () => {
  const server = await ourServer();
  const faults: unknown[] = [];
  for (const { path, ...request } of calls) {
    const summary = async (response: Response) => ({
      status: response.status,
      headers: Object.fromEntries(
        [...security, "content-type", "cache-control", "set-cookie", "allow", "retry-after"].map(
          (name) => [name, response.headers.get(name)],
        ),
      ),
      // The count differs with each visit.
      body: (await response.text()).replace(/"count":\d+/, '"count":n'),
    });
    const expected = await summary(await fetch(server.at + path, request));
    const found = await summary(await fetch(address + path, request));
    if (JSON.stringify(expected) !== JSON.stringify(found))
      faults.push({ path, request, expected, found });
  }
  await server.stop();
  expect(faults).toEqual([]);
});
