import { beforeEach, expect, test } from "vitest";
import type { Repository } from "./repository.ts";
import { build, goodRepository, publishingFolder } from "./testing/publishing-folder.ts";

let publishes: Awaited<ReturnType<typeof publishingFolder>>["publishes"];
let saved: (lugar: string) => Promise<void>;
beforeEach(async () => {
  ({ publishes, saved } = await publishingFolder());
});

test.each([
  ["a push that fails", {}, [build, "git push"], /Revise la red.*permiso a quien lo administra/],
  [
    "a push after somebody else's",
    { isBehind: async () => true },
    [build, "git push"],
    /alguien publicó antes.*git pull --rebase/,
  ],
  [
    "a repository without a workflow",
    { hasWorkflow: async () => false },
    [],
    /no hay nada que publique.*docs\/publicar\.md/,
  ],
  [
    "content that is not committed",
    { unsaved: async () => ["content/acerca.yaml"] },
    [],
    /content\/acerca\.yaml.*git commit/s,
  ],
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
