import { expect, test } from "vitest";
import { newProjectBehindProxy } from "#app/store/testing/firestore-under-test.ts";
import { begun, invitation } from "#app/store/testing/organisers-contract.ts";

test("a server whose commit was refused does not use up the link", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const { access } = await openStore();
  await access.save(invitation);
  const other = await openStore();
  const meanwhile = async () => {
    proxy.decide("Commit");
    expect(await other.access.spend(invitation.secretHash, begun)).toMatchObject(begun);
  };
  proxy.decide("Commit", { kind: "pass", first: meanwhile });
  const late = { ...begun, secretHash: "otra" };
  expect(await access.spend(invitation.secretHash, late)).toBeNull();
  expect(await access.list()).toMatchObject([begun]);
});
