import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import packageJson from "../../package.json" with { type: "json" };
import { EXCHANGE_EVERY_MS } from "../domain/door/calls.ts";
import { readConfig, settingNames } from "../server/config/config.ts";
import { CALLS_PER_MINUTE } from "../site-build/bundling/build-function.ts";
import { readPublication } from "../site-build/publication/publication.ts";

/* The files with which hosting services run the site; the services themselves cannot be tested here. */

const blueprint = z
  .object({
    services: z.tuple([
      z.object({
        buildCommand: z.string(),
        startCommand: z.string(),
        healthCheckPath: z.literal("/readyz"),
        plan: z.literal("free"),
        envVars: z.array(
          z.union([
            z.strictObject({ key: z.string(), value: z.string() }),
            z.strictObject({ key: z.string(), sync: z.literal(false) }),
          ]),
        ),
      }),
    ]),
  })
  .parse(parse(readFileSync("render.yaml", "utf8")));

const step = z.object({
  run: z.string().optional(),
  uses: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), z.object({ steps: z.array(step) })),
});
const workflows = readdirSync("deploy/github").map((name) => {
  const { jobs, permissions } = workflow.parse(
    parse(readFileSync(join("deploy/github", name), "utf8")),
  );
  return { name, permissions, steps: Object.values(jobs).flatMap(({ steps }) => steps) };
});

/** The calls of our npm scripts in `text`: name and arguments. */
function scriptsOf(text: string): { script: string; args: string[] }[] {
  return [...text.matchAll(/npm (?:run ([\w:]+)|(start))(?: -- ([^\n&|]*))?/g)].map(
    ([, named, start, args = ""]) => ({
      script: named ?? start ?? "",
      args: args.split(" ").filter(Boolean),
    }),
  );
}

test("Render sets what the server and its libraries read, to values they take", () => {
  const [{ envVars, buildCommand, startCommand }] = blueprint.services;
  const names = envVars.map(({ key }) => key);
  expect(settingNames).toEqual(expect.arrayContaining(names));
  const key = { project_id: "convencion-2026", client_email: "a@b", private_key: "PRIVATE KEY" };
  const given = Object.fromEntries(
    envVars.flatMap((each) => ("value" in each ? [[each.key, each.value]] : [])),
  );
  // The key is all that is asked for.
  expect(names.filter((name) => !(name in given))).toEqual(["FIRESTORE_KEY"]);
  const read = readConfig({ ...given, FIRESTORE_KEY: JSON.stringify(key), PORT: "10000" });
  const config = { host: "0.0.0.0", trustProxy: 2, databaseUrl: "firestore:convencion-2026" };
  expect(read).toMatchObject({ kind: "valid", config });
  for (const { script } of [...scriptsOf(buildCommand), ...scriptsOf(startCommand)]) {
    expect(packageJson.scripts).toHaveProperty(script);
  }
});

test("Netlify lets a hall of a thousand in behind one address, and the documents say the figure", () => {
  const [people, callsOfOne, doors, exchangesOfOne] = [
    1000,
    3,
    10,
    60_000 / EXCHANGE_EVERY_MS + 20,
  ];
  expect(CALLS_PER_MINUTE).toBeGreaterThan(people * callsOfOne + doors * exchangesOfOne);
  const [aMinute, aDay] = [CALLS_PER_MINUTE, CALLS_PER_MINUTE * 60 * 24].map((figure) =>
    figure.toLocaleString("en"),
  );
  for (const file of ["docs/deploy.md", "docs/publicar.md", "SECURITY.md"]) {
    expect([file, readFileSync(file, "utf8")]).toEqual([
      file,
      expect.stringContaining(`${aMinute}`),
    ]);
  }
  expect(readFileSync("SECURITY.md", "utf8")).toContain(`${aDay}`);
});

test.each(workflows)(
  "$name runs scripts that are there, on a Node that it sets up",
  ({ steps }) => {
    const ran = steps.flatMap(({ run = "" }) => scriptsOf(run));
    expect(ran.length).toBeGreaterThan(0);
    for (const { script } of ran) expect(packageJson.scripts).toHaveProperty(script);
    expect(steps.some(({ uses = "" }) => uses.startsWith("actions/setup-node@"))).toBe(true);
  },
);

test("the page is checked before it is built, and built as files alone", () => {
  const publish = workflows.find(({ name }) => name === "publicar.yml");
  const ran = (publish?.steps ?? []).flatMap(({ run = "" }) => scriptsOf(run));
  expect(ran.map(({ script }) => script)).toEqual(["contenido", "build"]);
  const at = "https://alguien.github.io/repositorio";
  expect(readPublication(ran[1]?.args ?? [], {}, at)).toEqual({
    base: "/repositorio/",
    kind: "static",
  });
});

test("sites that others publish have their content checked on each change", () => {
  const check = workflows.find(({ name }) => name === "revisar.yml");
  const ran = (check?.steps ?? []).flatMap(({ run = "" }) => scriptsOf(run));
  expect(ran).toEqual([{ script: "contenido", args: [] }]);
  expect(check?.permissions).toEqual({ contents: "read" });
});

test("a backup is made with the key as a secret, in a private repository alone, and is no commit", () => {
  const backup = workflows.find(({ name }) => name === "respaldar.yml");
  const steps = backup?.steps ?? [];
  expect(backup?.permissions).toEqual({ contents: "read" });
  expect(steps[0]?.run).toContain(".private");
  const made = steps.find(({ run = "" }) => run.includes("respaldar"));
  expect(made?.env?.LLAVE).toMatch(/^\$\{\{ secrets\./);
  const guide = readFileSync("docs/publicar.md", "utf8");
  for (const [, name = ""] of JSON.stringify(steps).matchAll(/(?:secrets|vars)\.(\w+)/g)) {
    expect(guide).toContain(`\`${name}\``);
  }
});

test("the tunnel leads to where the server listens, and all else to nothing", () => {
  const tunnel = parse(readFileSync("deploy/cloudflared/config.yml", "utf8"));
  const read = readConfig({});
  if (read.kind !== "valid") throw new Error("The defaults are invalid");
  expect(tunnel.ingress).toEqual([
    {
      hostname: "convencion.example.org",
      service: `http://${read.config.host}:${read.config.port}`,
    },
    { service: "http_status:404" },
  ]);
});
