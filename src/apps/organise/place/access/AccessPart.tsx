import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InvitedAnswer, ShownAccess } from "../../../../domain/organisers/answers.ts";
import { calls, keys } from "../calls/calls.ts";
import { ConfirmButton } from "../parts/ConfirmButton.tsx";
import { timeAgo } from "../parts/clock/time-ago.ts";
import { endOf } from "../parts/door-texts.ts";
import { Loading } from "../parts/Loading.tsx";
import layout from "../parts/layout.module.css";
import { PartHead } from "../parts/PartHead.tsx";
import { showSuccess } from "../parts/toasts/toasts.ts";
import { InvitationDialog, InviteForm } from "./InviteForm.tsx";

/** Who may organise: browsers that are signed in, links that wait, and new ones. */
export function AccessPart() {
  const query = useQuery({ queryKey: keys.access, queryFn: calls.access });
  const [invited, setInvited] = useState<(InvitedAnswer & { readonly name: string }) | null>(null);
  if (query.data === undefined) return <Loading title="Accesos" query={query} />;
  const { access } = query.data;
  const sessions = access.filter(({ kind }) => kind === "session");
  const invitations = access.filter(({ kind }) => kind === "invitation");
  // Times of the answer are the server's; it says when this session was last used, which is now.
  const now = sessions.find(({ isOwn }) => isOwn)?.lastUsedAt ?? Date.now();
  const item = (each: ShownAccess) => <AccessItem key={each.id} access={each} now={now} />;
  return (
    <>
      <PartHead title="Accesos">
        <p>Quién puede organizar. Cada persona entra con su propio enlace y firma lo que cambia.</p>
      </PartHead>
      <div className={layout.columns}>
        <section className={layout.section} aria-labelledby="dentro">
          <h2 id="dentro">Dentro</h2>
          <ul className={layout.rows}>{sessions.map(item)}</ul>
          {invitations.length > 0 && (
            <>
              <h2>Enlaces sin usar</h2>
              <ul className={layout.rows}>{invitations.map(item)}</ul>
            </>
          )}
        </section>
        <InviteForm onInvited={setInvited} />
      </div>
      {invited && <InvitationDialog invited={invited} onClose={() => setInvited(null)} />}
    </>
  );
}

function AccessItem({ access, now }: { readonly access: ShownAccess; readonly now: number }) {
  const { id, kind, browser, createdAt, lastUsedAt, expiresAt, isOwn } = access;
  const name = access.name || "Sin nombre todavía";
  const whose = access.name === "" ? "sin nombre" : `de ${access.name}`;
  const end = (done: string) => ({
    mutationFn: () => calls.endAccess(id),
    queryKey: keys.access,
    onDone: () => showSuccess(done),
  });
  return (
    <li className={layout.row}>
      <div>
        <p>
          <strong>{name}</strong>
          {isOwn && <span className={layout.tag}>Usted, aquí</span>}
        </p>
        <p className={layout.note}>
          {kind === "invitation"
            ? `Creado ${timeAgo(now - createdAt)}; sirve hasta ${endOf(expiresAt, now)}`
            : isOwn
              ? browser
              : `${browser}, ${timeAgo(now - lastUsedAt)}`}
        </p>
      </div>
      {kind === "invitation" && (
        <ConfirmButton
          name="Retirar"
          label={`Retirar el enlace de ${name}`}
          title={`¿Retirar el enlace ${whose}?`}
          yes="Retirar el enlace"
          action={end("Ese enlace ya no sirve.")}
        >
          <p>Quien lo abra ya no podrá entrar.</p>
        </ConfirmButton>
      )}
      {kind === "session" && !isOwn && (
        <ConfirmButton
          name="Terminar"
          label={`Terminar la sesión de ${name}, ${browser}`}
          title={`¿Terminar la sesión ${whose}?`}
          yes="Terminar la sesión"
          action={end("Esa sesión terminó.")}
        >
          <p>Ese navegador queda fuera en su próxima acción. Lo que ya guardó no cambia.</p>
        </ConfirmButton>
      )}
    </li>
  );
}
