import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { SessionAnswer } from "../../../../domain/organisers/answers.ts";
import type { SignIn } from "../../../../domain/organisers/calls.ts";
import type { PageFacts } from "../../../../domain/organisers/page-facts.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { calls, keys } from "../calls/calls.ts";
import { FrontPage } from "./FrontPage.tsx";
import { PlaceContext } from "./place-context.ts";
import { Shell } from "./Shell.tsx";
import { SignInForm } from "./SignInForm.tsx";

interface Props {
  readonly facts: PageFacts;
  readonly link: string | null;
}

type Session = Extract<SessionAnswer, { kind: "in" }>;

/**
 * Lets organisers in. A session that ended is renewed in a dialog over the page, which stays mounted
 * with all that is typed on it.
 */
export function Entrance({ facts, link }: Props) {
  const client = useQueryClient();
  const signIn = useMutation({
    mutationFn: (request: SignIn) => calls.signIn(request),
    onSuccess: (answer) => {
      client.setQueryData(keys.session, answer);
      // What failed without a session is asked for again.
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== keys.session[0],
      });
    },
  });
  const { mutate, isIdle } = signIn;
  const usesLink = link !== null && isIdle;
  // A link serves once, so it is used once, whatever React renders again.
  const used = useRef(false);
  useEffect(() => {
    if (link === null || used.current) return;
    used.current = true;
    mutate({ link });
  }, [link, mutate]);
  const session = useQuery({
    queryKey: keys.session,
    queryFn: calls.session,
    enabled: !usesLink && !signIn.isPending,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const last = useRef<Session>(undefined);
  if (session.data?.kind === "in") last.current = session.data;

  const form = (
    <SignInForm isBusy={signIn.isPending} error={signIn.error} onKey={(key) => mutate({ key })} />
  );
  if (last.current === undefined) {
    return <FrontPage facts={facts} session={session} signIn={signIn} form={form} />;
  }
  return (
    <PlaceContext value={{ facts, session: last.current, isIn: session.data?.kind === "in" }}>
      <Shell />
      {session.data?.kind === "out" && (
        <div data-ground="paper">
          <Dialog title="Entre de nuevo" onClose={() => {}}>
            <p>Su sesión terminó. Lo que estaba escribiendo sigue en esta pestaña.</p>
            {form}
          </Dialog>
        </div>
      )}
    </PlaceContext>
  );
}
