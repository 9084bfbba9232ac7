import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createTerminal } from "../../terminal/terminal.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { Collected } from "../testing/organiser.ts";
import { type PublishOptions, readPublishOptions } from "./options.ts";
import { type PublishContext, publish } from "./publicar.ts";
import type { Repository } from "./repository.ts";

const page = "<!doctype html><title>XIII</title><script>x()</script><p>Nos   vemos</p>";
const address = "https://alguien.github.io/repositorio";
let folder: string;
let settingsPath: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  settingsPath = join(folder, "publicar.yaml");
  await mkdir(join(folder, "dist/site"), { recursive: true });
  await writeFile(join(folder, "dist/site/index.html"), page);
});

const goodRepository: Repository = {
  exists: async () => true,
  unsaved: async () => [],
  pushProblem: async () => "refused",
};

/** Publishes in surroundings that differ from good ones by `changed`. */
async function publishes(options: PublishOptions, changed: Partial<PublishContext> = {}) {
  const [out, err] = [new Collected(), new Collected()];
  const ran: string[] = [];
  const looked: string[] = [];
  const outcome = await publish(
    {
      terminal: createTerminal(out, err),
      settingsPath,
      contentDir: "content",
      distDir: join(folder, "dist"),
      ask: async () => null,
      run: async (command, env) => {
        ran.push([...Object.entries(env).map((pair) => pair.join("=")), ...command].join(" "));
        return 0;
      },
      repository: goodRepository,
      look: async (at) => {
        looked.push(at);
        return page;
      },
      wait: async () => {},
      ...changed,
    },
    options,
  );
  return { outcome, ran, looked, out: out.text, err: err.text };
}
const saved = (lugar: string) =>
  writeFile(settingsPath, `lugar: ${lugar}\ndireccion: ${address}\n`);
const build = `SITE_URL=${address} npm run build -- --estatico`;

test("it builds for the address of the file, pushes, and looks whether the page is there", async () => {
  await saved("github");
  const seen = await publishes({});
  expect(seen).toMatchObject({ outcome: "seen", err: "", ran: [build, "git push"] });
  expect(seen.looked).toEqual([`${address}/`]);
  expect(seen.out).toContain(`Listo: ${address} muestra lo nuevo.`);
});

test("Netlify gets the built folder by its own tool", async () => {
  await saved("netlify");
  const { ran } = await publishes({});
  expect(ran[1]).toMatch(/^npx --yes netlify-cli@\S+ deploy --prod --no-build --dir .*dist\/site$/);
});

test("with Firestore the whole page and the function are built, deployed and looked at", async () => {
  await saved("netlify-firestore");
  const seen = await publishes({});
  expect(seen.ran[0]).toBe(build.replace("--estatico", "--netlify"));
  expect(seen.ran[1]).toMatch(/ --dir .*dist\/site --functions .*dist\/functions$/);
  expect(seen.looked).toEqual([`${address}/`, `${address}/readyz`]);
  expect(seen).toMatchObject({ outcome: "seen", err: "" });
});

test("a function or database that does not answer is said, with where to look", async () => {
  await saved("netlify-firestore");
  const look = async (at: string) => (at.endsWith("/readyz") ? null : page);
  const seen = await publishes({}, { look });
  expect(seen).toMatchObject({ outcome: "unseen", err: expect.stringContaining("FIRESTORE_KEY") });
});

test("it asks where when no file says so, and notes it for the next time", async () => {
  const answers = ["github", `${address}/`];
  const seen = await publishes({}, { ask: async () => answers.shift() ?? null });
  expect(seen.outcome).toBe("seen");
  expect(await readFile(settingsPath, "utf8")).toContain(`lugar: github\ndireccion: ${address}\n`);
  expect((await publishes({})).ran).toEqual([build, "git push"]);
});

test("a simulation builds, says what it would do, and neither notes, publishes nor looks", async () => {
  const seen = await publishes({ lugar: "github", direccion: address, simular: true });
  expect(seen).toMatchObject({ outcome: "seen", ran: [build], looked: [] });
  expect(seen.out).toContain("Haría: git push");
  await expect(readFile(settingsPath)).rejects.toThrow();
});

test.each([
  [
    "the place is unknown",
    { lugar: "marte", direccion: address },
    /lugar: github o netlify o netlify-firestore/,
  ],
  ["nothing says where", {}, /Escriba en publicar\.yaml/],
])("it does nothing when %s", async (_what, options, message) => {
  await expect(publishes(options)).rejects.toThrow(message);
});

test("what does not build is not published", async () => {
  await saved("github");
  const seen = await publishes({}, { run: async () => 1 });
  expect(seen).toMatchObject({ outcome: "failed", looked: [] });
  expect(seen.err).toContain("No se publicó nada");
});

test.each([
  ["a folder without history", { exists: async () => false }, [], /git clone/],
  [
    "others' changes",
    { pushProblem: async () => "behind" },
    [build, "git push"],
    /git pull --rebase/,
  ],
  ["a remote that refuses", {}, [build, "git push"], /permiso a quien lo administra/],
] satisfies [string, Partial<Repository>, string[], RegExp][])(
  "%s keeps GitHub from publishing, and the message says what to do",
  async (_what, own, ran, message) => {
    await saved("github");
    const did: string[] = [];
    const run: PublishContext["run"] = async (command, env) => {
      did.push([...Object.entries(env).map((pair) => pair.join("=")), ...command].join(" "));
      return command[0] === "git" ? 1 : 0;
    };
    const repository = { ...goodRepository, ...own };
    const seen = await publishes({}, { run, repository });
    expect(did).toEqual(ran);
    expect(seen).toMatchObject({ outcome: "failed", looked: [] });
    expect(seen.err).toMatch(message);
  },
);

test("changes that a push would leave behind are named", async () => {
  await saved("github");
  const seen = await publishes(
    {},
    { repository: { ...goodRepository, unsaved: async () => ["content/edicion.yaml"] } },
  );
  expect(seen).toMatchObject({ outcome: "failed", ran: [build] });
  expect(seen.err).toContain("content/edicion.yaml");
});

test("asked to, it commits the content and where it goes to, and pushes both", async () => {
  await saved("github");
  const left = [["content/edicion.yaml", "content/fotos/año.jpg"], []];
  const seen = await publishes(
    { guardar: true },
    { repository: { ...goodRepository, unsaved: async () => left.shift() ?? [] } },
  );
  expect(seen).toMatchObject({ outcome: "seen", err: "" });
  expect(seen.ran.slice(1)).toEqual([
    `git add -- content ${settingsPath}`,
    `git commit --quiet -m Contenido -- content ${settingsPath}`,
    "git push",
  ]);
});

test("what it is not asked to commit stays, and keeps the rest from being pushed", async () => {
  await saved("github");
  const seen = await publishes(
    { guardar: true },
    { repository: { ...goodRepository, unsaved: async () => ["src/site/Page.tsx"] } },
  );
  expect(seen).toMatchObject({ outcome: "failed", ran: [build] });
  expect(seen.err).toContain("src/site/Page.tsx");
});

test("another place is kept for the next time where that is asked for", async () => {
  await saved("netlify");
  const given = { lugar: "github", direccion: address };
  await publishes({ ...given });
  expect(await readFile(settingsPath, "utf8")).toContain("lugar: netlify");
  await publishes({ ...given, guardar: true });
  expect(await readFile(settingsPath, "utf8")).toContain("lugar: github");
});

test.each([
  ["is missing", null, "Falta el programa «git»"],
  ["fails", 128, "falló «git push»"],
])("a tool that %s is said, and nothing is looked at", async (_what, code, message) => {
  await saved("github");
  const run: PublishContext["run"] = async ([program]) => (program === "git" ? code : 0);
  const seen = await publishes({}, { run });
  expect(seen).toMatchObject({
    outcome: "failed",
    looked: [],
    err: expect.stringContaining(message),
  });
});

test("a page that comes after a while is waited for; the names of its files may differ", async () => {
  await saved("github");
  const pages = [null, "<p>Lo viejo</p>", page.replace("x()", "y()")];
  let waits = 0;
  const wait = async () => {
    waits += 1;
  };
  const seen = await publishes({}, { look: async () => pages.shift() ?? null, wait });
  expect(seen.outcome).toBe("seen");
  expect(waits).toBe(2);
});

test.each([
  ["nothing answers", null, "no responde todavía"],
  ["the old page stays", "<p>Lo viejo</p>", "todavía muestra otra versión"],
])("it ends and says so when %s", async (_what, shown, message) => {
  await saved("netlify");
  const seen = await publishes({}, { look: async () => shown });
  expect(seen).toMatchObject({ outcome: "unseen", err: expect.stringContaining(message) });
});

test("an option that npm kept to itself, or that is unknown, publishes nothing", () => {
  expect(() => readPublishOptions([], { npm_config_simular: "true" })).toThrow("dos guiones");
  expect(() => readPublishOptions(["--simulra"], {})).toThrow("No se entiende «--simulra»");
  expect(readPublishOptions(["--simular"], {})).toEqual({ simular: true });
});
