import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import packageJson from "../../../package.json" with { type: "json" };
import { readPublication } from "../../build/publication/publication.ts";
import { readConfig, settingNames } from "../../server/config/config.ts";

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

const workflows = readdirSync("deploy/github").map((name) => ({
  name,
  text: readFileSync(join("deploy/github", name), "utf8"),
}));

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

test.each(workflows)("$name runs scripts that are there", ({ text }) => {
  const ran = scriptsOf(text);
  expect(ran.length).toBeGreaterThan(0);
  for (const { script } of ran) expect(packageJson.scripts).toHaveProperty(script);
});

test("the page is checked before it is built, and built as files alone", () => {
  const publish = workflows.find(({ name }) => name === "publicar.yml");
  const ran = scriptsOf(publish?.text ?? "");
  expect(ran.map(({ script }) => script)).toEqual(["contenido", "build"]);
  const at = "https://alguien.github.io/repositorio";
  expect(readPublication(ran[1]?.args ?? [], at)).toEqual({
    base: "/repositorio/",
    kind: "static",
  });
});
