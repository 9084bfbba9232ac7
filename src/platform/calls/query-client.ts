import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { offerNewerVersion, showMissingFile } from "#platform/ui/actions/toasts.ts";
import { CallError, isProblem } from "./call-error.ts";
import type { OrganiserCall } from "./organiser-call.ts";
import { organiserProblems } from "./organiser-problems.ts";
import { problems } from "./problems.ts";

function retriesAfter(error: unknown): number {
  // Another tab may have begun a new session, which ends the one this call was made with.
  if (isProblem(error, organiserProblems.signedOut)) return 1;
  return error instanceof CallError && error.problem === null ? 2 : 0;
}

/**
 * The page's cache. A call without a session makes the page ask for one by the call `session`, and so show the sign-in.
 * A call that the server does not know makes the page offer its newer version, if there is one.
 */
export function openQueryClient(session: Pick<OrganiserCall<never, unknown>, "path">): QueryClient {
  const noteFault = (error: unknown) => {
    if (isProblem(error, organiserProblems.signedOut))
      void client.invalidateQueries({ queryKey: [session.path] });
    // The server is probably newer than this page.
    const unknown = [problems.notFound, organiserProblems.invalidOrganiserRequest];
    if (unknown.some((problem) => isProblem(error, problem))) void offerNewerVersion();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        noteFault(error);
        // Any error other than a `CallError` comes from loading a file of this page.
        if (!(error instanceof CallError)) void showMissingFile();
      },
    }),
    mutationCache: new MutationCache({ onError: noteFault }),
    defaultOptions: {
      queries: {
        // A browser may be wrong about its network; the call itself finds out.
        networkMode: "always",
        retry: (failures, error) => failures < retriesAfter(error),
        staleTime: 10_000,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}
