import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#app/store/open-store.ts";
import { students, wording } from "#app/store/testing/arrangement.ts";
import { temporaryFile } from "#app/store/testing/sqlite-under-test.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { usualSettings } from "#certificates/model/certificate.ts";
import { codeFrom } from "#certificates/model/certificate-code.ts";
import { noContents } from "#testing/no-contents.ts";

const issued = students(50).map(({ carnet, nombre }, index) => ({
  ...{ carnet, nombre, wording, issuedAt: 1, replacedBy: null, withdrawn: null },
  code: codeFrom(Buffer.from(String(index).padStart(16, "0"))),
}));
const backup = {
  ...noContents,
  participants: students(500),
  visits: 7,
  certificates: { settings: usualSettings, marks: [], issued },
};

/** The process ends when half of the certificates are written. */
const restoring = (url: string) => `
  import { openStore } from ${JSON.stringify(import.meta.resolve("#app/store/open-store.ts"))};
  const store = await openStore(${JSON.stringify(url)});
  const backup = ${JSON.stringify(backup)};
  Object.defineProperty(backup.certificates.issued[25], "nombre", {
    get: () => process.kill(process.pid, "SIGKILL"),
  });
  await store.restore(backup);`;

test("SQLite: a process that is killed in the middle of a restore leaves the former contents", async () => {
  const url = `sqlite:${await temporaryFile()}`;
  const first = await openStore(url);
  await first.restore({ ...noContents, participants: students(3), visits: 2 });
  const before = await contentsOf(first);
  await first.close();
  const child = spawn(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), "--input-type=module", "--eval", restoring(url)],
    { stdio: "inherit" },
  );
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  const store = await openStore(url);
  onTestFinished(() => store.close());
  expect(await contentsOf(store)).toEqual(before);
  await store.restore(backup);
  expect((await contentsOf(store)).certificates.issued).toHaveLength(issued.length);
});
