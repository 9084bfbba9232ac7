import { type Query, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { CallError } from "#platform/calls/call-error.ts";
import { useReachable } from "#platform/calls/send.ts";

/**
 * Says that the server is not reached, or refuses to renew what is in view; always in the page, because
 * screen readers follow it.
 */
export function Reach({ className }: { readonly className: string | undefined }) {
  const isReachable = useReachable();
  const isOld = useOldAnswer();
  const sign = isReachable ? isOld && "El sitio no contesta bien." : "Sin conexión con el sitio.";
  return (
    <p className={className} role="status">
      {sign && `${sign} Lo que escribió sigue aquí; lo que ve puede haber cambiado.`}
    </p>
  );
}

/** Whether an answer in view stands there only because the server refused the call that would renew it. */
function useOldAnswer(): boolean {
  const queries = useQueryClient().getQueryCache();
  const isOld = (query: Query) =>
    query.isActive() && query.state.data !== undefined && query.state.error instanceof CallError;
  return useSyncExternalStore(
    (listener) => queries.subscribe(listener),
    () => queries.getAll().some(isOld),
  );
}
