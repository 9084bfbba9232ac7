import { expect, onTestFinished, test, vi } from "vitest";
import { problems } from "../../domain/calls/api.ts";
import { startFirestoreEmulator } from "../../store/firestore/emulator.ts";
import { startFirestoreProxy } from "../../store/firestore/testing/proxy.ts";
import { openStore } from "../../store/open-store.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { addSampleParticipants, sampleParticipants } from "../sample-participants.ts";
import { siteUnderTest } from "../testing/site-under-test.ts";

const DATABASE_URL = "firestore:demo-convencion";
const [ana, remembered] = sampleParticipants;

test("an unreachable Firestore is reported, the page stays, and calls work again once it is back", async () => {
  const emulator = await startFirestoreEmulator();
  onTestFinished(() => emulator.stop());
  const proxy = await startFirestoreProxy(emulator.host);
  onTestFinished(() => proxy.cut());
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", emulator.host);
  const store = await openStore(DATABASE_URL);
  onTestFinished(() => store.close());
  await addSampleParticipants(store);
  const environment = { DATABASE_URL, FIRESTORE_EMULATOR_HOST: proxy.host };
  const site = await siteUnderTest(await temporaryFolder(), environment);
  expect((await site.lookUp(remembered)).status).toBe(200);
  expect((await site.visit()).body).toBe('{"count":1}');

  await proxy.cut();
  expect((await site.lookUp(remembered)).status).toBe(200);
  const answers = [site.lookUp(ana), site.visit(), site.ready()];
  await site.expectReadable();
  for (const { status, body } of await Promise.all(answers)) {
    expect(JSON.parse(body)).toEqual(problems.storeUnavailable);
    expect(status).toBe(503);
  }

  await proxy.mend();
  // The library reconnects in its own time.
  while ((await site.ready()).status !== 200);
  expect((await site.lookUp(ana)).status).toBe(200);
  expect((await site.visit()).body).toBe('{"count":2}');
  site.server.kill("SIGTERM");
  expect(await site.server.ended).toMatchObject({ code: 0, stderr: "" });
  expect(await store.readVisits()).toBe(2);
});
