import { spawnSync } from "node:child_process";
import { chmod } from "node:fs/promises";
import { expect, test } from "vitest";
import { problems } from "../../domain/calls/api.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { addBuiltSite, startServer } from "../testing/server-process.ts";
import {
  databaseFileIn,
  fillDatabase,
  siteUnderTest,
  visitsIn,
} from "../testing/site-under-test.ts";

/** Limits what a process may write to one file, which fails its writes as a full disk does. */
function prlimit(...options: string[]): boolean {
  return spawnSync("prlimit", options, { stdio: "ignore" }).status === 0;
}

test.runIf(prlimit("--version"))(
  "a file that may not grow refuses visits, answers look-ups, and loses nothing",
  async () => {
    const folder = await temporaryFolder();
    await fillDatabase(folder);
    const site = await siteUnderTest(folder);
    let answered = 0;
    const visits = async (many: number) => {
      const answers = await Promise.all(Array.from({ length: many }, () => site.visit()));
      for (const { status, body } of answers) {
        if (status === 200) answered += 1;
        else expect(JSON.parse(body)).toEqual(problems.storeUnavailable);
      }
      return answers.map(({ status }) => status);
    };
    const limit = (size: string) =>
      expect(prlimit("--pid", String(site.server.pid), `--fsize=${size}:`)).toBe(true);
    expect(await visits(20)).toEqual(Array(20).fill(200));
    limit("1024");
    let last: number[] = [];
    // Existing pages of the WAL may take a few more visits.
    while (last.at(-1) !== 503) last = await visits(5);
    expect((await site.lookUp(sampleParticipants[0])).status).toBe(200);
    await site.expectReadable();
    limit("unlimited");
    expect(await visits(20)).toEqual(Array(20).fill(200));
    site.server.kill("SIGTERM");
    expect(await site.server.ended).toMatchObject({ code: 0 });
    // A refused visit was not counted; an answered one is stored.
    expect(await visitsIn(folder)).toBe(answered);
  },
);

/** File permissions do not apply to root. */
test.runIf(process.getuid?.() !== 0)("a read-only database is reported at the start", async () => {
  const folder = await temporaryFolder();
  await addBuiltSite(folder);
  await fillDatabase(folder);
  await chmod(databaseFileIn(folder), 0o400);
  const { code, stderr } = await startServer("main.ts", folder).ended;
  expect(stderr).toContain("No se puede abrir ni escribir la base de datos «data/convencion.db»");
  expect(code).toBe(1);
});
