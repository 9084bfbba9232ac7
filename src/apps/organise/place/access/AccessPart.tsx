import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InvitedAnswer, ShownAccess } from "../../../../domain/organisers/answers.ts";
import { calls, keys } from "../calls/calls.ts";
import layout from "../parts/layout.module.css";
import { PartHead } from "../parts/PartHead.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { AccessItem } from "./AccessItem.tsx";
import { InvitationDialog } from "./InvitationDialog.tsx";
import { InviteForm } from "./InviteForm.tsx";

/** Who may organise: browsers that are signed in, links that wait, and new ones. */
export function AccessPart() {
  const query = useQuery({ queryKey: keys.access, queryFn: calls.access });
  const [invited, setInvited] = useState<(InvitedAnswer & { readonly name: string }) | null>(null);
  if (query.data === undefined) return <Waiting title="Accesos" query={query} />;
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
