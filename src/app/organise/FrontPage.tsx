import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SessionAnswer } from "#access/model/answers.ts";
import type { SignIn } from "#access/model/calls.ts";
import type { PageFacts } from "#access/model/page-facts.ts";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import styles from "./FrontPage.module.css";

interface Props {
  readonly facts: PageFacts;
  readonly session: UseQueryResult<SessionAnswer>;
  readonly signIn: UseMutationResult<SessionAnswer, Error, SignIn>;
  readonly form: ReactNode;
}

/** Shown to whoever has no session: the sign-in, or how to get one. */
export function FrontPage({ facts, session, signIn, form }: Props) {
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

function Ways({ session, signIn, form }: Omit<Props, "facts">) {
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
