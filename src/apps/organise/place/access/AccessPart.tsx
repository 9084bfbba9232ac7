import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { InvitedAnswer, ShownAccess } from "../../../../domain/organisers/answers.ts";
import { calls, keys } from "../calls/calls.ts";
import { focusHeading } from "../parts/focus.ts";
import layout from "../parts/layout.module.css";
import { PartHead } from "../parts/PartHead.tsx";
import { Question } from "../parts/Question.tsx";
import { tellDone, tellFault } from "../parts/toasts/toasts.ts";
import { Waiting } from "../parts/Waiting.tsx";
import styles from "./Access.module.css";
import { AccessItem } from "./AccessItem.tsx";
import { InvitationDialog } from "./InvitationDialog.tsx";
import { InviteForm } from "./InviteForm.tsx";

/** Who may organise: browsers that are signed in, links that wait, and new ones. */
export function AccessPart() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: keys.access, queryFn: calls.access });
  const [invited, setInvited] = useState<(InvitedAnswer & { readonly name: string }) | null>(null);
  const [ending, setEnding] = useState<ShownAccess | null>(null);
  const end = useMutation({
    mutationFn: ({ id }: ShownAccess) => calls.endAccess(id),
    onSuccess: async (_done, { kind }) => {
      await client.invalidateQueries({ queryKey: keys.access });
      flushSync(() => setEnding(null));
      focusHeading();
      tellDone(kind === "session" ? "Esa sesión terminó." : "Ese enlace ya no sirve.");
    },
    onError: (error) => {
      setEnding(null);
      tellFault(error);
      void client.invalidateQueries({ queryKey: keys.access });
    },
  });
  if (query.data === undefined) {
    return (
      <>
        <PartHead title="Accesos" />
        <Waiting query={query} />
      </>
    );
  }
  const { access } = query.data;
  const sessions = access.filter(({ kind }) => kind === "session");
  const invitations = access.filter(({ kind }) => kind === "invitation");
  // Times of the answer are the server's; it says when this session was last used, which is now.
  const now = sessions.find(({ isOwn }) => isOwn)?.lastUsedAt ?? Date.now();
  const item = (each: ShownAccess) => (
    <AccessItem key={each.id} access={each} now={now} onEnd={() => setEnding(each)} />
  );
  return (
    <>
      <PartHead title="Accesos">
        <p>Quién puede organizar. Cada persona entra con su propio enlace y firma lo que cambia.</p>
      </PartHead>
      <div className={layout.columns}>
        <section className={layout.section} aria-labelledby="dentro">
          <h2 id="dentro">Dentro</h2>
          <ul className={styles.rows}>{sessions.map(item)}</ul>
          {invitations.length > 0 && (
            <>
              <h2>Enlaces sin usar</h2>
              <ul className={styles.rows}>{invitations.map(item)}</ul>
            </>
          )}
        </section>
        <InviteForm onInvited={setInvited} />
      </div>
      {invited && <InvitationDialog invited={invited} onClose={() => setInvited(null)} />}
      {ending && (
        <EndQuestion
          access={ending}
          isBusy={end.isPending}
          onYes={() => end.mutate(ending)}
          onNo={() => setEnding(null)}
        />
      )}
    </>
  );
}

interface EndQuestionProps {
  readonly access: ShownAccess;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function EndQuestion({ access: { kind, name }, ...rest }: EndQuestionProps) {
  const whose = name === "" ? "sin nombre" : `de ${name}`;
  return kind === "session" ? (
    <Question title={`¿Terminar la sesión ${whose}?`} yes="Terminar la sesión" {...rest}>
      <p>Ese navegador queda fuera en su próxima acción. Lo que ya guardó no cambia.</p>
    </Question>
  ) : (
    <Question title={`¿Retirar el enlace ${whose}?`} yes="Retirar el enlace" {...rest}>
      <p>Quien lo abra ya no podrá entrar.</p>
    </Question>
  );
}
