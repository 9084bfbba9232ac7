import { useMutation } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import { ORGANISERS_PAGE } from "../../../../domain/organisers/page-facts.ts";
import { Button } from "../../../ui/Button.tsx";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import { isProblem, messageOf } from "../calls/call-error.ts";
import { calls } from "../calls/calls.ts";
import { useReach } from "../calls/reach.ts";
import { dropImport } from "../list/import/kept-import.ts";
import layout from "../parts/layout.module.css";
import { tellWrong } from "../parts/toasts/toasts.ts";
import { FailedPage } from "./FailedPage.tsx";
import { NameField } from "./NameField.tsx";
import { usePlace } from "./place-context.ts";
import { mainRoutes, routeOf, routes } from "./routes.ts";
import styles from "./Shell.module.css";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Masthead, navigation, and the part whose address is open. */
export function Shell() {
  const { facts, session } = usePlace();
  const [path] = useLocation();
  const current = routeOf(path);
  useKeptFocus();
  useEffect(() => {
    // With large text the navigation scrolls.
    const link = document.querySelector("nav [aria-current]");
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
    document.title = `${current?.name ?? "Organizar"} · Organizar`;
  }, [current]);
  return (
    <>
      <header className={styles.masthead}>
        <p className={layout.label}>Organizar</p>
        <p className={styles.title}>{facts.title}</p>
        {session.name !== "" && <p className={styles.who}>{session.name}</p>}
        <nav className={styles.nav} aria-label="Partes">
          {mainRoutes.map(({ path: to, name }) => (
            <Link key={to} href={to} aria-current={to === current?.path ? "page" : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <Reach />
      <ErrorBoundary key={current?.path} instead={<FailedPage />}>
        <main className={styles.main} data-background="paper">
          {session.name === "" && <NameField />}
          <Suspense fallback={<p role="status">Un momento…</p>}>
            <Switch>
              {routes.map(({ path: at, hasPages, Part }) => (
                <Route key={at} path={hasPages ? `${at}/*?` : at} component={Part} />
              ))}
              <Route>
                <Redirect to="/" replace />
              </Route>
            </Switch>
          </Suspense>
        </main>
      </ErrorBoundary>
      <footer className={styles.foot}>
        <Link href="/respaldo" aria-current={path === "/respaldo" ? "page" : undefined}>
          Respaldo
        </Link>
        <a href="/">Ver el sitio</a>
        <SignOut />
      </footer>
    </>
  );
}

/** Says that the server is not reached; always in the page, because screen readers follow it. */
function Reach() {
  const isReached = useReach();
  return (
    <p className={styles.reach} role="status">
      {isReached
        ? ""
        : "Sin conexión con el sitio. Lo que escribió sigue aquí; lo que ve puede haber cambiado."}
    </p>
  );
}

/** Ends this session. The page is loaded anew, so that nothing of the list stays in its memory. */
function SignOut() {
  const leave = () => {
    dropImport();
    location.assign(ORGANISERS_PAGE);
  };
  const signOut = useMutation({
    mutationFn: calls.signOut,
    onSuccess: leave,
    onError: (error) => (isProblem(error, "signedOut") ? leave() : tellWrong(messageOf(error))),
  });
  return (
    <Button isDisabled={signOut.isPending} onClick={() => signOut.mutate()}>
      Salir
    </Button>
  );
}
