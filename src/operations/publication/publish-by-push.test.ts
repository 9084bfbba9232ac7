import { beforeEach, expect, test } from "vitest";
import type { Command } from "./deployments.ts";
import type { Repository } from "./repository.ts";
import { build, goodRepository, publishingFolder } from "./testing/publishing-folder.ts";

let publishes: Awaited<ReturnType<typeof publishingFolder>>["publishes"];
let saved: (lugar: string) => Promise<void>;
beforeEach(async () => {
  ({ publishes, saved } = await publishingFolder());
});

test("a failed push names what to check, and the site is not requested", async () => {
  await saved("github");
  const ends = ([program]: Command) => (program === "git" ? 1 : 0);
  const seen = await publishes({}, { ends, repository: goodRepository });
  expect(seen).toMatchObject({ outcome: "failed", ran: [build, "git push"], looked: [] });
  expect(seen.err).toMatch(/Revise la red.*permiso a quien lo administra/);
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
