import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import type { Repository } from "./repository.ts";
import {
  address,
  build,
  goodRepository,
  page,
  publishingFolder,
} from "./testing/publishing-folder.ts";

let settingsPath: string;
let publishes: Awaited<ReturnType<typeof publishingFolder>>["publishes"];
let saved: (lugar: string) => Promise<void>;
beforeEach(async () => {
  ({ settingsPath, publishes, saved } = await publishingFolder());
});

test("it builds for the address in the settings file, pushes, and checks that the page is online", async () => {
  await saved("github");
  const seen = await publishes({});
  expect(seen).toMatchObject({ outcome: "seen", err: "", ran: [build, "git push"] });
  expect(seen.looked).toEqual([`${address}/`]);
  expect(seen.out).toContain(`Listo: ${address} muestra lo nuevo.`);
});

test("the built folder is deployed by Netlify's own CLI", async () => {
  await saved("netlify");
  const { ran } = await publishes({});
  expect(ran[1]).toMatch(/^npx --yes netlify-cli@\S+ deploy --prod --no-build --dir .*dist\/site$/);
});

test("with Firestore the whole page and the function are built, deployed and checked", async () => {
  await saved("netlify-firestore");
  const seen = await publishes({});
  expect(seen.ran[0]).toBe(build.replace("--estatico", "--netlify"));
  expect(seen.ran[1]).toMatch(/ --dir .*dist\/site --functions .*dist\/functions$/);
  expect(seen.looked).toEqual([`${address}/`, `${address}/readyz`]);
  expect(seen).toMatchObject({ outcome: "seen", err: "" });
});

test("for Render, the site is built for our server, pushed, and its calls are checked", async () => {
  await saved("render");
  const seen = await publishes({});
  expect(seen).toMatchObject({ outcome: "seen", err: "" });
  expect(seen.ran).toEqual([build.replace(" --estatico", ""), "git push"]);
  expect(seen.looked).toEqual([`${address}/`, `${address}/readyz`]);
});

test.each([
  ["github", "https://convencion.example.org", /Actions de GitHub/],
  ["netlify", address, /Deploys, en Netlify/],
  ["render", address, /Events, en Render/],
])(
  "for a page of %s at %s that does not appear, the message names the host's logs",
  async (lugar, direccion, message) => {
    const seen = await publishes({ lugar, direccion }, { look: async () => null });
    expect(seen.err).toMatch(message);
  },
);

test("a function or database that does not answer is reported, with the place of its logs", async () => {
  await saved("netlify-firestore");
  const look = async (at: string) => (at.endsWith("/readyz") ? null : page);
  const seen = await publishes({}, { look });
  expect(seen).toMatchObject({ outcome: "unseen", err: expect.stringContaining("FIRESTORE_KEY") });
});

test("it asks for the host if no settings file names it, and stores the answer", async () => {
  const answers = ["github", `${address}/`];
  const seen = await publishes({}, { ask: async () => answers.shift() ?? null });
  expect(seen.outcome).toBe("seen");
  expect(await readFile(settingsPath, "utf8")).toContain(`lugar: github\ndireccion: ${address}\n`);
  expect((await publishes({})).ran).toEqual([build, "git push"]);
});

test("a simulation builds and reports what it would do, but stores, publishes and requests nothing", async () => {
  const seen = await publishes({ lugar: "github", direccion: address, simular: true });
  expect(seen).toMatchObject({ outcome: "seen", ran: [build], looked: [] });
  expect(seen.out).toContain("Haría: git push");
  await expect(readFile(settingsPath)).rejects.toThrow();
});

test.each([
  [
    "the place is unknown",
    { lugar: "marte", direccion: address },
    /lugar: github o netlify o netlify-firestore o render/,
  ],
  ["nothing says where", {}, /Escriba en publicar\.yaml/],
])("it does nothing when %s", async (_what, options, message) => {
  const seen = await publishes(options);
  expect(seen).toMatchObject({ outcome: "failed", ran: [], err: expect.stringMatching(message) });
});

test("a failed build is not published", async () => {
  await saved("github");
  const seen = await publishes({}, { ends: () => 1 });
  expect(seen).toMatchObject({ outcome: "failed", looked: [] });
  expect(seen.err).toContain("No se publicó nada");
});

test("another host is stored for the next time on request", async () => {
  await saved("netlify");
  const given = { lugar: "github", direccion: address };
  await publishes({ ...given });
  expect(await readFile(settingsPath, "utf8")).toContain("lugar: netlify");
  await publishes({ ...given, guardar: true });
  expect(await readFile(settingsPath, "utf8")).toContain("lugar: github");
});

test.each([
  ["is missing", null, "Falta el programa «git»"],
  ["fails", 128, "Revise la red"],
])("a tool that %s is said, and nothing is looked at", async (_what, code, message) => {
  await saved("github");
  const seen = await publishes({}, { ends: ([program]) => (program === "git" ? code : 0) });
  expect(seen).toMatchObject({
    outcome: "failed",
    looked: [],
    err: expect.stringContaining(message),
  });
});

const privateFile = async () => [{ path: "content/clave.json", bytes: Buffer.from("{}") }];

test.each([
  ["lies in the content", { filesIn: privateFile }, /clave\.json.* Sáquelo de esa carpeta/],
  ["is in a commit", { unpushedIn: privateFile }, /clave\.json.*git reset --soft/],
] satisfies [string, Partial<Repository>, RegExp][])(
  "a file that is no part of an edition and %s is neither committed nor pushed",
  async (_where, own, message) => {
    await saved("github");
    const seen = await publishes(
      { guardar: true },
      { repository: { ...goodRepository, ...own, unsaved: async () => ["content/clave.json"] } },
    );
    expect(seen).toMatchObject({ outcome: "failed", ran: [] });
    expect(seen.err).toMatch(message);
  },
);

test("it waits for a page that appears late, whose file names may differ", async () => {
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
