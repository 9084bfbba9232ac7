import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import {
  accessCalls,
  type LinkRequest,
  type SessionAnswer,
  type SignIn,
} from "#access/model/calls.ts";
import { ORGANISERS_ROOT, type PageFacts } from "#access/model/page-facts.ts";
import { AppContext, factsKey } from "#access/page/app-context.ts";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import { publishedPage } from "#platform/browser/newer-version.ts";
import { CallError, messageOf } from "#platform/calls/call-error.ts";
import { queryOf, send } from "#platform/calls/send.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Stack } from "#platform/ui/parts/layout.tsx";
import styles from "./FrontPage.module.css";
import { AtLink, FrontPage, Ways } from "./FrontPage.tsx";
import { askLink, forgetLink, type LinkState, pressLink, refusalOf } from "./personal-link.ts";
import { Shell } from "./Shell.tsx";

interface Props {
  /** The facts with which the page was opened; newer ones are read while it is open. */
  readonly openedWith: PageFacts;
  readonly link: LinkRequest | null;
}

const { queryKey: sessionKey } = queryOf(accessCalls.session);
const linkKey = ["link"];
const NO_COOKIES =
  "Este navegador no guarda cookies, y sin ellas no se puede entrar: permítalas para este sitio en los ajustes del navegador y pruebe otra vez.";

type Session = Extract<SessionAnswer, { kind: "in" }>;

/** Lets organisers in. A session that ended is renewed over the page, which stays as it is. */
export function Entrance({ openedWith, link }: Props) {
  const client = useQueryClient();
  const { data: facts } = useQuery({
    queryKey: factsKey,
    queryFn: async () =>
      (await publishedFacts()) ?? client.getQueryData<PageFacts>(factsKey) ?? openedWith,
    initialData: openedWith,
    // Whoever organises, too, may have published texts meanwhile, here or elsewhere.
    staleTime: 30_000,
    refetchInterval: 30_000,
  });
  const carnets = useMemo(() => carnetRules(facts.carnet), [facts.carnet]);
  const signIn = useMutation({
    mutationFn: (request: SignIn) => {
      if (!keepsCookies()) throw new CallError(null, NO_COOKIES);
      return "link" in request ? pressLink(request) : send(accessCalls.signIn, request);
    },
    onSuccess: (answer) => {
      forgetLink();
      client.setQueryData(linkKey, { kind: "used" } satisfies LinkState);
      client.setQueryData(sessionKey, answer);
    },
    onError: (error, request) => {
      const refusal = "link" in request ? refusalOf(error) : null;
      if (refusal !== null) client.setQueryData(linkKey, refusal);
    },
  });
  const asked = useQuery({
    queryKey: linkKey,
    queryFn: link === null ? skipToken : () => askLink(link),
    staleTime: "static",
  });
  const isAtLink = link !== null && (asked.data === undefined || asked.data.kind === "good");
  const session = useQuery({
    ...queryOf(accessCalls.session),
    enabled: !isAtLink,
    staleTime: Number.POSITIVE_INFINITY,
    // Another tab may have signed in, or out.
    refetchOnWindowFocus: "always",
  });
  const { data } = session;
  const isSignedIn = data?.kind === "in";
  const id = isSignedIn ? data.id : null;
  const [last, setLast] = useState<Session>();
  if (isSignedIn && data !== last) setLast(data);
  useEffect(() => {
    // Queries that failed without a session, or with one that another tab ended, are sent again.
    const own: readonly unknown[] = [...sessionKey, ...linkKey];
    const others = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) => !own.includes(key);
    if (id !== null) void client.invalidateQueries({ predicate: others });
  }, [client, id]);

  const form = (
    <SignInForm
      isBusy={signIn.isPending}
      // The fault of a personal link is not shown at the field for the key.
      error={signIn.variables !== undefined && "key" in signIn.variables ? signIn.error : null}
      onKey={(key) => signIn.mutate({ key })}
    />
  );
  if (last === undefined) {
    return (
      <FrontPage facts={facts}>
        {isAtLink ? (
          <AtLink asked={asked} signIn={signIn} link={link} />
        ) : (
          <Ways session={session} form={form} asked={asked.data} />
        )}
      </FrontPage>
    );
  }
  return (
    <AppContext value={{ facts, carnets, session: last, isSignedIn }}>
      <Shell />
      {data?.kind === "out" && <SignInAgain hasKey={data.hasKey} form={form} />}
    </AppContext>
  );
}

/** Over the page whose session ended. Only a new session closes it. */
function SignInAgain({ hasKey, form }: { readonly hasKey: boolean; readonly form: ReactNode }) {
  return (
    <div data-background="paper" className={styles.again}>
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

interface SignInFormProps {
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onKey: (key: string) => void;
}

function SignInForm({ isBusy, error, onKey }: SignInFormProps) {
  const [key, setKey] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== null) field.current?.focus();
  }, [error]);
  function submit(): void {
    if (key.trim() !== "") onKey(key.trim());
  }
  return (
    <Stack as={Form} onSubmit={submit}>
      {/* Password managers keep the key under a name, and browsers ask for the field. */}
      <input hidden readOnly autoComplete="username" value="organizar" />
      <Field
        ref={field}
        label="Clave"
        type="password"
        name="clave"
        autoComplete="current-password"
        value={key}
        data-first="true"
        onText={setKey}
        fault={error === null || isBusy ? undefined : messageOf(error)}
      />
      <Button type="submit" kind="main" isDisabled={isBusy}>
        {isBusy ? "Entrando…" : "Entrar"}
      </Button>
    </Stack>
  );
}

/** Tried with one that lasts a second: Chromium's `navigator.cookieEnabled` is true also where a setting blocks them. */
function keepsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is absent over plain HTTP
  document.cookie = "cookies=kept; Max-Age=1; SameSite=Strict";
  return document.cookie.includes("cookies=kept");
}

const attribute = new RegExp(`id="${ORGANISERS_ROOT}" data-edition="([^"]*)"`);

/** The facts as they are published now; `null` if they cannot be had. Trusted Types forbid `DOMParser`. */
async function publishedFacts(): Promise<PageFacts | null> {
  const { html, isSameBuild } = await publishedPage();
  const [, escaped] = attribute.exec(html) ?? [];
  if (escaped === undefined || !isSameBuild) return null;
  // As `escapeHtml` writes them.
  const json = escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  return JSON.parse(json);
}
