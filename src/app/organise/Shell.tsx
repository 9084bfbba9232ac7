import { type Query, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Ref, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import { accessCalls } from "#access/model/calls.ts";
import { LONGEST_NAME } from "#access/model/journal.ts";
import { ORGANISERS_PAGE } from "#access/model/page-facts.ts";
import { useAppContext } from "#access/page/app-context.ts";
import { isAnythingUnsaved, leaveFor } from "#platform/browser/ask-before-leaving.ts";
import { inStorage } from "#platform/browser/in-storage.ts";
import { CallError, faultOf, isProblem, messageOf } from "#platform/calls/call-error.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { send, useReachable } from "#platform/calls/send.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { ConfirmDialog } from "#platform/ui/actions/ConfirmDialog.tsx";
import { showProblem } from "#platform/ui/actions/toasts.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Label, Line, Stack } from "#platform/ui/parts/layout.tsx";
import { FailedPage } from "./FailedPage.tsx";
import { type Route as Part, routeOf, routesOf } from "./routes.ts";
import styles from "./Shell.module.css";
import { useFocusRestoration } from "./use-focus-restoration.ts";

export function Shell() {
  const { facts, session } = useAppContext();
  const [path] = useLocation();
  const { main, foot } = routesOf(session.role);
  const current = routeOf(path, [...main, ...foot]);
  const nameField = useRef<HTMLInputElement>(null);
  useFocusRestoration();
  useEffect(() => {
    document.title = `${current?.name ?? "Organizar"} · Organizar`;
  }, [current]);
  return (
    <>
      <header className={styles.masthead}>
        <Label>Organizar</Label>
        <p className={styles.title}>{facts.title}</p>
        {session.name === "" ? (
          <Button className={styles.who} onClick={() => nameField.current?.focus()}>
            Poner su nombre
          </Button>
        ) : (
          <p className={styles.who}>{session.name}</p>
        )}
        <nav className={styles.nav} aria-label="Partes">
          {main.map((part) => (
            <PartLink key={part.path} part={part} isCurrent={part === current} />
          ))}
        </nav>
      </header>
      <Reach />
      <ErrorBoundary key={current?.path} instead={<FailedPage />}>
        <Stack as="main" className={styles.main} data-background="paper">
          <Suspense fallback={<p role="status">Un momento…</p>}>
            <Switch>
              {[...main, ...foot].map(({ path: at, hasPages, Part }) => (
                <Route key={at} path={hasPages ? `${at}/*?` : at} component={Part} />
              ))}
              <Route>
                <Redirect to="/" replace />
              </Route>
            </Switch>
          </Suspense>
          {session.name === "" && <NameField ref={nameField} />}
        </Stack>
      </ErrorBoundary>
      <Line as="footer" className={styles.foot}>
        {foot.map((part) => (
          <PartLink key={part.path} part={part} isCurrent={part === current} />
        ))}
        <a href="/">Ver el sitio</a>
        <SignOut />
      </Line>
    </>
  );
}

/**
 * Says that the server is not reached, or refuses to renew what is in view; always in the page, because
 * screen readers follow it.
 */
function Reach() {
  const isReachable = useReachable();
  const isOld = useOldAnswer();
  const sign = isReachable ? isOld && "El sitio no contesta bien." : "Sin conexión con el sitio.";
  return (
    <p className={styles.reach} role="status">
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

interface PartLinkProps {
  readonly part: Part;
  readonly isCurrent: boolean;
}

const always = () => true;

function PartLink({ part: { path, name, useIsShown = always }, isCurrent }: PartLinkProps) {
  return (
    useIsShown() && (
      <Link href={path} aria-current={isCurrent ? "page" : undefined}>
        {name}
      </Link>
    )
  );
}

/** Ends this session; nothing of the list or of doors stays in this tab, neither stored nor in memory. */
function SignOut() {
  const leave = () => {
    inStorage(() => sessionStorage.clear());
    leaveFor(ORGANISERS_PAGE);
  };
  const signOut = useMutation({
    mutationFn: () => send(accessCalls.signOut),
    onSuccess: leave,
    onError: (error) =>
      isProblem(error, organiserProblems.signedOut) ? leave() : showProblem(messageOf(error)),
  });
  const [isAsking, setAsking] = useState(false);
  const end = () => {
    setAsking(false);
    signOut.mutate();
  };
  return (
    <>
      <Button
        isDisabled={signOut.isPending}
        onClick={() => (isAnythingUnsaved() ? setAsking(true) : end())}
      >
        Salir
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="¿Salir sin guardar?"
          yes="Salir sin guardar"
          onYes={end}
          onNo={() => setAsking(false)}
        >
          <p>Se pierde lo que empezó y no ha guardado.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Asks an organiser who came in with the key for the name that signs the journal, below what the part is for. */
function NameField({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  const [typed, setTyped] = useState("");
  const save = useAction({
    mutationFn: (name: string) => send(accessCalls.name, { name }),
    isFaultShown: true,
    onDone: (_done, name) => `Sus cambios quedan a nombre de ${name}.`,
  });
  function submit(): void {
    const name = tidyText(typed);
    if (name !== "") save.mutate(name);
  }
  return (
    <Form className={styles.name} onSubmit={submit}>
      <Field
        ref={ref}
        label="Su nombre, para firmar sus cambios"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={typed}
        readOnly={save.isPending}
        onText={setTyped}
        fault={faultOf(save.error)}
      />
      <Button type="submit" isDisabled={save.isPending}>
        Guardar nombre
      </Button>
    </Form>
  );
}
