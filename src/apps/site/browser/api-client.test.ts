import { afterEach, describe, expect, it, vi } from "vitest";
import { sampleParticipants, unregisteredCarnet } from "../../../server/sample-participants.ts";
import { appUnderTest } from "../../../server/testing/app-under-test.ts";
import { lookUpParticipant, recordVisit } from "./api-client.ts";

const [{ carnet, nombre, numeroTicket }] = sampleParticipants;

afterEach(() => void vi.unstubAllGlobals());

/** Makes calls go to the app, as from its page in a person's browser. */
async function pageOfApp(): Promise<void> {
  const { app } = await appUnderTest();
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, origin), init);
    request.headers.set("user-agent", "Mozilla/5.0 (Android 16; Mobile) Firefox/145.0");
    return fetch(request);
  });
}

describe("a look-up", () => {
  it("of a registered carnet resolves with its name and ticket", async () => {
    await pageOfApp();
    expect(await lookUpParticipant({ carnet })).toEqual({
      kind: "registered",
      registration: { nombre, numeroTicket },
    });
  });

  it("of any other carnet resolves as unknown", async () => {
    await pageOfApp();
    expect(await lookUpParticipant({ carnet: unregisteredCarnet })).toEqual({ kind: "unknown" });
  });
});

it("a visit resolves with the count", async () => {
  await pageOfApp();
  expect(await recordVisit()).toBe(1);
  expect(await recordVisit()).toBe(2);
});
