import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { keys } from "#platform/calls/keys.ts";
import { refresh } from "./use-change-list.ts";

test("a change of the list makes the certificates with the former name old", async () => {
  const client = new QueryClient();
  client.setQueryData(keys.certificates, { holders: [] });
  await refresh(client);
  expect(client.getQueryState(keys.certificates)?.isInvalidated).toBe(true);
});
