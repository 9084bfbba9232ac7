import { expect, test } from "vitest";
import { NotPublished } from "./not-published.ts";
import { publishDelivery } from "./publish-delivery.ts";
import { goodRepository, publishingFolder } from "./testing/publishing-folder.ts";

/** The progress once nothing is under way, and the commands that ran. */
async function delivered(repository = goodRepository, lugar: string | null = "github") {
  const folder = await publishingFolder();
  if (lugar !== null) await folder.saved(lugar);
  const ran: string[] = [];
  const delivery = publishDelivery({ content: "content", dist: "dist" }, () => {}, {
    ...folder.context,
    repository,
    run: async (command) => {
      ran.push(command.join(" "));
      return 0;
    },
  });
  expect(await delivery.progress()).toEqual({ state: "idle" });
  delivery.begin("La hora de una charla");
  await expect.poll(async () => (await delivery.progress()).state).not.toBe("building");
  return { progress: await delivery.progress(), ran };
}

test("changes are committed with their summary, pushed, and checked online", async () => {
  const repository = { ...goodRepository, unsaved: async () => ["content/acerca.yaml"] };
  const { progress, ran } = await delivered(repository);
  expect(progress).toMatchObject({ state: "live" });
  expect(ran[2]).toMatch(/^git commit --quiet -m La hora de una charla -- content /);
  expect(ran.at(-1)).toBe("git push");
});

test("the reason why nothing is published is reported with one remedy", async () => {
  const missing = async () => {
    throw new NotPublished("Falta el programa «git».", "Instálelo.");
  };
  const { progress, ran } = await delivered({ ...goodRepository, requireHistory: missing });
  expect(progress).toMatchObject({
    state: "failed",
    reason: "Falta el programa «git».",
    remedy: "Instálelo.",
  });
  expect(ran).toEqual([]);
});

test("a computer that does not know where to publish says so", async () => {
  const { progress, ran } = await delivered(goodRepository, null);
  expect(progress).toMatchObject({
    state: "failed",
    reason: expect.stringContaining("guardados en esta computadora"),
    remedy: expect.stringContaining("npm run publicar"),
  });
  expect(ran).toEqual([]);
});
