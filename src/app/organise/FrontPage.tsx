import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { LinkRequest, SessionAnswer, SignIn } from "#access/model/calls.ts";
import type { PageFacts } from "#access/model/page-facts.ts";
import { messageOf } from "#platform/calls/call-error.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Actions, BulletList, Label, Stack, Warning } from "#platform/ui/parts/layout.tsx";
import styles from "./FrontPage.module.css";
import type { LinkState } from "./personal-link.ts";

interface Props {
  readonly facts: PageFacts;
  readonly children: ReactNode;
}

export function FrontPage({ facts, children }: Props) {
  return (
    <>
      <header className={styles.head}>
        <Label>{facts.title}</Label>
        <h1>Organizar</h1>
      </header>
      <Stack as="main" className={styles.main} data-background="paper">
        {children}
      </Stack>
    </>
  );
}

interface AtLinkProps {
  readonly link: LinkRequest;
  readonly asked: UseQueryResult<LinkState>;
  readonly signIn: UseMutationResult<SessionAnswer, Error, SignIn>;
}

/** Asks before the personal link is used up, so that a chat's preview or a mistaken press spends nothing. */
export function AtLink({ link, asked, signIn }: AtLinkProps) {
  const { data } = asked;
  if (data?.kind !== "good") return <Loading query={asked} />;
  const whose = data.name === "" ? "Entrar" : `Entrar como ${data.name}`;
  return (
    <>
      {signIn.error && <Warning role="alert">{messageOf(signIn.error)}</Warning>}
      <Actions as="p">
        <Button kind="main" isDisabled={signIn.isPending} onClick={() => signIn.mutate(link)}>
          {signIn.isPending ? "Entrando…" : whose}
        </Button>
      </Actions>
      <p>
        El enlace sirve una sola vez; después se entra sin él en este navegador. Si no es para
        usted, cierre esta página: así no se gasta.
      </p>
    </>
  );
}

interface WaysProps {
  readonly session: UseQueryResult<SessionAnswer>;
  readonly form: ReactNode;
  readonly asked: LinkState | undefined;
}

/** The ways in, for whoever has no personal link or one that was refused. */
export function Ways({ session, form, asked }: WaysProps) {
  const { data } = session;
  if (data === undefined) return <Loading query={session} />;
  if (data.kind === "in") return null;
  return (
    <>
      {asked?.kind === "refused" && <Warning role="alert">{asked.message}</Warning>}
      {data.hasKey && form}
      <p>
        {data.hasKey
          ? "La clave es la que se eligió al publicar el sitio. También se entra"
          : "Se entra"}{" "}
        con un enlace personal: lo crea, en <strong>Accesos</strong>, alguien que ya está dentro.
        Cada enlace sirve una vez.
      </p>
      {!data.hasKey && <HowToBegin />}
    </>
  );
}

function HowToBegin() {
  return (
    <Stack as="section">
      <h2>Si todavía nadie puede entrar</h2>
      <p>Quien administra el sitio da el primer acceso, de una de estas dos maneras:</p>
      <BulletList>
        <li>
          En los ajustes del sitio (Netlify, Render o el servidor propio) pone la variable{" "}
          <code>ORGANISERS_KEY</code>, de 20 caracteres o más, y lo publica otra vez. Aquí aparece
          entonces el campo para escribirla.
        </li>
        <li>
          O, en la terminal del servidor, crea un enlace personal:{" "}
          <code>npm run organizar -- invitar --nombre NOMBRE</code>
        </li>
      </BulletList>
    </Stack>
  );
}
