import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { SessionAnswer } from "#access/model/answers.ts";
import type { SignIn } from "#access/model/calls.ts";
import type { PageFacts } from "#access/model/page-facts.ts";
import { AppContext } from "#access/page/app-context.ts";
import { accessCalls } from "#access/page/calls.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { messageOf } from "#platform/calls/call-error.ts";
import { keys } from "#platform/calls/keys.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import styles from "./FrontPage.module.css";
import { Shell } from "./Shell.tsx";

interface Props {
  readonly facts: PageFacts;
  readonly carnets: CarnetRules;
  /** The secret of a personal link. */
  readonly link: string | null;
}

type Session = Extract<SessionAnswer, { kind: "in" }>;

/** Lets organisers in. A session that ended is renewed over the page, which stays as it is. */
export function Entrance({ facts, carnets, link }: Props) {
  const client = useQueryClient();
  const signIn = useMutation({
    mutationFn: accessCalls.signIn,
    onSuccess: (answer) => client.setQueryData(keys.session, answer),
  });
  useLink(link, signIn.mutate);
  const session = useQuery({
    queryKey: keys.session,
    queryFn: accessCalls.session,
    enabled: link === null || !(signIn.isIdle || signIn.isPending),
    staleTime: Number.POSITIVE_INFINITY,
    // Another tab may have signed in, or out.
    refetchOnWindowFocus: "always",
  });
  const { data } = session;
  const isSignedIn = data?.kind === "in";
  const [last, setLast] = useState<Session>();
  if (isSignedIn && data !== last) setLast(data);
  useEffect(() => {
    // Queries that failed without a session are sent again.
    const others = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== keys.session[0];
    if (isSignedIn) void client.invalidateQueries({ predicate: others });
  }, [client, isSignedIn]);

  const form = (
    <SignInForm
      isBusy={signIn.isPending}
      // The fault of a personal link is not shown at the field for the key.
      error={signIn.variables !== undefined && "key" in signIn.variables ? signIn.error : null}
      onKey={(key) => signIn.mutate({ key })}
    />
  );
  if (last === undefined) {
    return <FrontPage facts={facts} session={session} signIn={signIn} form={form} />;
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

interface SignInFormProps {
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onKey: (key: string) => void;
}

/** The site's key, `ORGANISERS_KEY`. */
function SignInForm({ isBusy, error, onKey }: SignInFormProps) {
  const [key, setKey] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== null) field.current?.focus();
  }, [error]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (key.trim() !== "") onKey(key.trim());
  }
  return (
    <form className={layout.section} onSubmit={submit}>
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
    </form>
  );
}

interface FrontPageProps {
  readonly facts: PageFacts;
  readonly session: UseQueryResult<SessionAnswer>;
  readonly signIn: UseMutationResult<SessionAnswer, Error, SignIn>;
  readonly form: ReactNode;
}

/** Shown to whoever has no session: the sign-in, or how to get one. */
function FrontPage({ facts, session, signIn, form }: FrontPageProps) {
  return (
    <>
      <header className={styles.head}>
        <p className={layout.label}>{facts.title}</p>
        <h1>Organizar</h1>
      </header>
      <main className={`${layout.section} ${styles.main}`} data-background="paper">
        <Ways session={session} signIn={signIn} form={form} />
      </main>
    </>
  );
}

function Ways({ session, signIn, form }: Omit<FrontPageProps, "facts">) {
  const usedLink = signIn.variables !== undefined && "link" in signIn.variables;
  if (usedLink && signIn.isPending) return <p role="status">Entrando con su enlace…</p>;
  const { data } = session;
  if (data === undefined) return <Loading query={session} />;
  if (data.kind === "in") return null;
  return (
    <>
      {usedLink && signIn.error && (
        <p className={layout.warning} role="alert">
          {signIn.error.message}
        </p>
      )}
      {data.hasKey && form}
      {data.hasAccess && (
        <p>
          {data.hasKey ? "También se entra" : "Se entra"} con un enlace personal: lo crea, en{" "}
          <strong>Accesos</strong>, alguien que ya está dentro. Cada enlace sirve una vez.
        </p>
      )}
      {!data.hasKey && !data.hasAccess && <HowToBegin />}
    </>
  );
}

/** For a site to which nobody has access yet. */
function HowToBegin() {
  return (
    <section className={layout.section}>
      <h2>Todavía nadie puede entrar</h2>
      <p>Quien administra el sitio da el primer acceso, de una de estas dos maneras:</p>
      <ul className={layout.list}>
        <li>
          En los ajustes del sitio (Netlify, Render o el servidor propio) pone la variable{" "}
          <code>ORGANISERS_KEY</code>, de 20 caracteres o más, y lo publica otra vez. Aquí aparece
          entonces el campo para escribirla.
        </li>
        <li>
          O, en la terminal del servidor, crea un enlace personal:{" "}
          <code>npm run organizar -- invitar --nombre NOMBRE</code>
        </li>
      </ul>
    </section>
  );
}
