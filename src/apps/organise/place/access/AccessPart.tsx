import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InvitedAnswer, ShownAccess } from "../../../../domain/organisers/answers.ts";
import { calls, keys } from "../calls/calls.ts";
import layout from "../parts/layout.module.css";
import { PartHead } from "../parts/PartHead.tsx";
import { Question } from "../parts/Question.tsx";
import { tellDone } from "../parts/toasts/toasts.ts";
import { useAction } from "../parts/use-action.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { AccessItem } from "./AccessItem.tsx";
import { InvitationDialog } from "./InvitationDialog.tsx";
import { InviteForm } from "./InviteForm.tsx";

/** Who may organise: browsers that are signed in, links that wait, and new ones. */
export function AccessPart() {
  const query = useQuery({ queryKey: keys.access, queryFn: calls.access });
  const [invited, setInvited] = useState<(InvitedAnswer & { readonly name: string }) | null>(null);
  const [ending, setEnding] = useState<ShownAccess | null>(null);
  const end = useAction({
    mutationFn: ({ id }: ShownAccess) => calls.endAccess(id),
    queryKey: keys.access,
    close: () => setEnding(null),
    onDone: (_done, { kind }) =>
      tellDone(kind === "session" ? "Esa sesión terminó." : "Ese enlace ya no sirve."),
  });
  if (query.data === undefined) return <Waiting title="Accesos" query={query} />;
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
