import { beforeEach, expect, test } from "vitest";
import type { Repository } from "./repository.ts";
import { build, goodRepository, publishingFolder } from "./testing/publishing-folder.ts";

let settingsPath: string;
let publishes: Awaited<ReturnType<typeof publishingFolder>>["publishes"];
let saved: (lugar: string) => Promise<void>;
beforeEach(async () => {
  ({ settingsPath, publishes, saved } = await publishingFolder());
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
    const seen = await publishes(
      {},
      {
        ends: ([program]) => (program === "git" ? 1 : 0),
        repository: { ...goodRepository, ...own },
      },
    );
    expect(seen).toMatchObject({ outcome: "failed", ran, looked: [] });
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
    { repository: { ...goodRepository, unsaved: async () => ["src/apps/site/Page.tsx"] } },
  );
  expect(seen).toMatchObject({ outcome: "failed", ran: [build] });
  expect(seen.err).toContain("src/apps/site/Page.tsx");
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
