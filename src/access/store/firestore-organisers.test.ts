import { expect, test } from "vitest";
import { newProjectBehindProxy } from "#app/store/testing/firestore-under-test.ts";
import { session } from "#app/store/testing/organisers-contract.ts";

test("a server whose commit was refused does not use up the link", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const { access } = await openStore();
  await access.save(session);
  const other = await openStore();
  const meanwhile = async () => {
    proxy.decide("Commit");
    expect(await other.access.take(session.secretHash)).toEqual(session);
  };
  proxy.decide("Commit", { kind: "pass", first: meanwhile });
  expect(await access.take(session.secretHash)).toBeNull();
});
