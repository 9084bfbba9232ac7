import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { type ClientHttp2Session, connect } from "node:http2";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { siteUnderTest } from "../../server/testing/site-under-test.ts";
import { freePort } from "../../store/firestore/emulator.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const run = promisify(execFile);
const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

type Changes = readonly (readonly [pattern: RegExp, replacement: string])[];

/**
 * Writes a complete nginx configuration into `folder`: the example with a certificate and `changes`.
 */
async function configuration(folder: string, changes: Changes = []): Promise<string> {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", "/CN=convencion.example.org", "-days", "1"];
  const keyOptions = ["-nodes", "-keyout", key, "-out", certificate];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  await run("openssl", ["req", "-x509", ...curve, ...keyOptions, ...subject]);
  let example = await readFile("deploy/nginx/convencion.conf", "utf8");
  const files: Changes = [
    [/\S+fullchain\.pem/, certificate],
    [/\S+privkey\.pem/, key],
  ];
  for (const [pattern, replacement] of [...files, ...changes]) {
    expect(example).toMatch(pattern);
    example = example.replace(pattern, replacement);
  }
  const file = join(folder, "nginx.conf");
  // Uses the connections of docs/deploy.md, and a trusted header with which tests set visitors'
  // addresses.
  await writeFile(
    file,
    `pid ${folder}/pid;\nworker_processes 2;\nevents { worker_connections 8192; }\nhttp {\n` +
      `set_real_ip_from 127.0.0.1;\nreal_ip_header X-Played-Address;\n${example}\n}\n`,
  );
  return file;
}

/** Starts a server with nginx in front of it; resolves with nginx's address. */
async function siteBehindNginx(): Promise<string> {
  const site = await siteUnderTest(await temporaryFolder(), { TRUST_PROXY: "127.0.0.1" });
  const port = await freePort();
  const folder = await temporaryFolder();
  const file = await configuration(folder, [
    [/127\.0\.0\.1:3000/, new URL(await site.server.address()).host],
    [/listen 80;\n\s+listen \[::\]:80;/, `listen unix:${folder}/redirects;`],
    [/listen 443 ssl http2;\n\s+listen \[::\]:443/, `listen 127.0.0.1:${port}`],
    [/error_log \S+/, "error_log stderr"],
  ]);
  const nginx = spawn("nginx", ["-c", file, "-g", "daemon off; error_log stderr notice;"]);
  const ended = once(nginx, "exit");
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    await ended;
  });
  let log = "";
  while (!log.includes("start worker process ")) {
    const [news] = await Promise.race([once(nginx.stderr, "data"), ended]);
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${log}`);
    log += news;
  }
  nginx.stderr.resume();
  return `https://127.0.0.1:${port}`;
}

function browser(address: string): ClientHttp2Session {
  const session = connect(address, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  return session;
}

async function statusOf(
  session: ClientHttp2Session,
  path: string,
  { from = "192.0.2.1" } = {},
): Promise<number> {
  const stream = session.request({
    ":path": path,
    "x-played-address": from,
  });
  const [headers] = await once(stream.end().resume(), "response");
  await once(stream, "close");
  return Number(headers[":status"]);
}

/** Requests the page 100 times over one new connection, the most that nginx takes. */
async function hundredPages(address: string, from: () => string): Promise<number[]> {
  const session = browser(address);
  const some = Array.from({ length: 100 }, () => statusOf(session, "/", { from: from() }));
  const statuses = await Promise.all(some);
  session.close();
  return statuses;
}

test.skipIf(!hasNginx)("nginx accepts its example unchanged", async () => {
  const file = await configuration(await temporaryFolder());
  const { stderr } = await run("nginx", ["-t", "-q", "-c", file, "-e", "stderr"]);
  expect(stderr).toBe("");
});

test.skipIf(!hasNginx)(
  "200 students behind one address get the page at once, and a flood from there is refused",
  async () => {
    const address = await siteBehindNginx();
    const pages = Array.from({ length: 200 }, async () => {
      const session = browser(address);
      const first = await statusOf(session, "/");
      const rest = Array.from({ length: 13 }, () => statusOf(session, "/index.html"));
      return [first, ...(await Promise.all(rest)), await statusOf(session, "/api/visits")];
    });
    const answers = (await Promise.all(pages)).flat();
    expect(answers).toHaveLength(3000);
    expect(new Set(answers)).toEqual(new Set([200]));

    const flood = new Set<number>();
    while (!flood.has(429)) {
      for (const status of await hundredPages(address, () => "192.0.2.1")) flood.add(status);
    }
    expect([...flood].filter((status) => ![200, 429].includes(status))).toEqual([]);
    expect(await statusOf(browser(address), "/", { from: "198.51.100.7" })).toBe(200);
  },
);

test.skipIf(!hasNginx)("an IPv6 network of one visitor counts as one address", async () => {
  const address = await siteBehindNginx();
  let asked = 0;
  const nextOfNetwork = () => `2001:db8:1:2::${(asked++ % 65_536).toString(16)}`;
  while (!(await hundredPages(address, nextOfNetwork)).includes(429));
  const neighbour = { from: "2001:db8:1:3::1" };
  expect(await statusOf(browser(address), "/", neighbour)).toBe(200);
});

test.skipIf(!hasNginx)(
  "bodies that never end occupy at most 400 places of one address, and let pages through",
  async () => {
    const address = await siteBehindNginx();
    const agent = new Agent({ rejectUnauthorized: false });
    onTestFinished(() => agent.destroy());

    /** Sends only the headers of a call; resolves with whether nginx waits for the body. */
    async function isHeld(): Promise<boolean> {
      const headers = { "x-played-address": "192.0.2.1", expect: "100-continue" };
      const call = request(`${address}/api/participants/lookup`, {
        agent,
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "content-length": 30 },
      });
      call.on("error", () => {});
      call.flushHeaders();
      const event = await Promise.race([
        once(call, "continue").then(() => null),
        once(call, "response").then(([response]) => response.resume().statusCode),
      ]);
      if (event !== null) expect(event).toBe(429);
      return event === null;
    }

    let held = 0;
    for (let full = false; !full; ) {
      const some = await Promise.all(Array.from({ length: 40 }, isHeld));
      held += some.filter(Boolean).length;
      full = some.includes(false);
    }
    expect(held).toBe(400);
    const session = browser(address);
    expect(await statusOf(session, "/api/visits")).toBe(429);
    expect(await statusOf(session, "/")).toBe(200);
    expect(await statusOf(session, "/api/visits", { from: "198.51.100.7" })).toBe(200);
  },
);
