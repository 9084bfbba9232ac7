import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { SessionAnswer } from "../../../../domain/organisers/answers.ts";
import type { SignIn } from "../../../../domain/organisers/calls.ts";
import type { PageFacts } from "../../../../domain/organisers/page-facts.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { calls, keys } from "../calls/calls.ts";
import { PlaceContext } from "./place-context.ts";
import { Shell } from "./Shell.tsx";
import { FrontPage } from "./sign-in/FrontPage.tsx";
import { SignInForm } from "./sign-in/SignInForm.tsx";

interface Props {
  readonly facts: PageFacts;
  /** The secret of a personal link. */
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
    mutationFn: calls.signIn,
    onSuccess: (answer) => client.setQueryData(keys.session, answer),
  });
  useLink(link, signIn.mutate);
  const session = useQuery({
    queryKey: keys.session,
    queryFn: calls.session,
    enabled: link === null || !(signIn.isIdle || signIn.isPending),
    staleTime: Number.POSITIVE_INFINITY,
    // Another tab may have signed in, or out.
    refetchOnWindowFocus: "always",
  });
  const { data } = session;
  const isIn = data?.kind === "in";
  const last = useRef<Session>(undefined);
  if (isIn) last.current = data;
  useEffect(() => {
    // Queries that failed without a session are sent again.
    const others = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== keys.session[0];
    if (isIn) void client.invalidateQueries({ predicate: others });
  }, [client, isIn]);

  const form = (
    <SignInForm
      isBusy={signIn.isPending}
      // The fault of a link is not the field's.
      error={signIn.variables !== undefined && "key" in signIn.variables ? signIn.error : null}
      onKey={(key) => signIn.mutate({ key })}
    />
  );
  if (last.current === undefined) {
    return <FrontPage facts={facts} session={session} signIn={signIn} form={form} />;
  }
  return (
    <PlaceContext value={{ facts, session: last.current, isIn }}>
      <Shell />
      {data?.kind === "out" && <SignInAgain hasKey={data.hasKey} form={form} />}
    </PlaceContext>
  );
}

/** Over the page whose session ended. Only a new session closes it. */
function SignInAgain({ hasKey, form }: { readonly hasKey: boolean; readonly form: ReactNode }) {
  return (
    <div data-background="paper">
      <Dialog title="Entre de nuevo" onClose={() => {}}>
        <p>Su sesión terminó. Lo que estaba escribiendo sigue en esta pestaña.</p>
        {hasKey && form}
        <p>
          {hasKey ? "¿Tiene un enlace personal nuevo? Ábralo" : "Abra un enlace personal nuevo"} en
          otra pestaña de este navegador y vuelva a esta.
        </p>
      </Dialog>
    </div>
  );
}

/** Uses the link once, whatever React renders again. */
function useLink(link: string | null, signIn: (request: SignIn) => void): void {
  const isUsed = useRef(false);
  useEffect(() => {
    if (link === null || isUsed.current) return;
    isUsed.current = true;
    signIn({ link });
  }, [link, signIn]);
}
