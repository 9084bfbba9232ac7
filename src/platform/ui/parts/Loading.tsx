import type { UseQueryResult } from "@tanstack/react-query";
import { messageOf } from "#platform/calls/call-error.ts";
import { Button } from "../Button.tsx";
import { Actions, Stack } from "./layout.tsx";
import { PartHead } from "./PartHead.tsx";

interface Props {
  readonly query: UseQueryResult;
  /** The heading of the part, where the whole part waits. */
  readonly title?: string;
}

/** Shown in place of an answer while it loads, or with the reason why loading failed. */
export function Loading({ query, title }: Props) {
  const isOnItsWay = query.error === null || query.isFetching;
  return (
    <>
      {title && <PartHead title={title} />}
      {isOnItsWay ? (
        <p role="status">Un momento…</p>
      ) : (
        <Stack warning role="alert">
          <p>{messageOf(query.error)}</p>
          <Actions as="p">
            <Button kind="main" onClick={() => void query.refetch()}>
              Probar otra vez
            </Button>
          </Actions>
        </Stack>
      )}
    </>
  );
}
