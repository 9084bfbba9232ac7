import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endOf } from "#edition/model/phases/clock-times.ts";
import { siteAddress } from "#platform/browser/site-address.ts";
import { queryOf, send } from "#platform/calls/send.ts";
import { timeAgo } from "#platform/text/amount.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { ConfirmButton } from "#platform/ui/actions/ConfirmDialog.tsx";
import { ShareLink } from "#platform/ui/actions/ShareLink.tsx";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Card, Columns, Note, Row, Rows, Tag } from "#platform/ui/parts/layout.tsx";
import { PartHead, Section } from "#platform/ui/parts/PartHead.tsx";
import {
  accessCalls,
  type InvitedAnswer,
  type InviteRequest,
  type Role,
  type ShownAccess,
} from "../model/calls.ts";
import { LONGEST_NAME } from "../model/journal.ts";
import { organisersLink } from "../model/page-facts.ts";
import { useAppContext } from "./app-context.ts";

type Invited = InvitedAnswer & { readonly name: string };

export function AccessPart() {
  const query = useQuery(queryOf(accessCalls.access));
  const [invited, setInvited] = useState<Invited | null>(null);
  if (query.data === undefined) return <Loading title="Accesos" query={query} />;
  const { access } = query.data;
  const sessions = access.filter(({ kind }) => kind === "session");
  const invitations = access.filter(({ kind }) => kind === "invitation");
  // By the server's clock, like all times of the answer: this session was used just now.
  const now = sessions.find(({ isOwn }) => isOwn)?.lastUsedAt ?? Date.now();
  const item = (each: ShownAccess) => <AccessItem key={each.id} access={each} now={now} />;
  return (
    <>
      <PartHead title="Accesos">
        <p>Quién puede organizar. Cada persona entra con su propio enlace y firma lo que cambia.</p>
      </PartHead>
      <Columns>
        <Section title="Dentro">
          <Rows>{sessions.map(item)}</Rows>
          {invitations.length > 0 && (
            <>
              <h2>Enlaces sin usar</h2>
              <Rows>{invitations.map(item)}</Rows>
            </>
          )}
        </Section>
        <InviteForm onInvited={setInvited} />
      </Columns>
      {invited && <InvitationDialog invited={invited} onClose={() => setInvited(null)} />}
    </>
  );
}

function AccessItem({ access, now }: { readonly access: ShownAccess; readonly now: number }) {
  const { id, kind, role, browser, createdAt, lastUsedAt, expiresAt, isOwn } = access;
  const name = access.name || "Sin nombre todavía";
  const whose = access.name === "" ? "sin nombre" : `de ${access.name}`;
  const isLink = kind === "invitation";
  const [verb, end] = isLink
    ? ["Retirar", "Retirar el enlace"]
    : ["Terminar", "Terminar la sesión"];
  return (
    <Row>
      <div>
        <p>
          <strong>{name}</strong>
          {isOwn && <Tag>Usted, aquí</Tag>}
          {role !== "all" && <Tag>Solo lista y puertas</Tag>}
        </p>
        <Note>
          {isLink
            ? `Creado ${timeAgo(now - createdAt)}; sirve hasta ${endOf(expiresAt, now)}`
            : isOwn
              ? browser
              : `${browser}, ${timeAgo(now - lastUsedAt)}`}
        </Note>
      </div>
      {!isOwn && (
        <ConfirmButton
          name={verb}
          label={isLink ? `${end} de ${name}` : `${end} de ${name}, ${browser}`}
          title={`¿${end} ${whose}?`}
          yes={end}
          action={{
            mutationFn: () => send(accessCalls.endAccess, { id }),
            onDone: () => (isLink ? "Ese enlace ya no sirve." : "Esa sesión terminó."),
          }}
        >
          <p>
            {isLink
              ? "Quien lo abra ya no podrá entrar."
              : "Ese navegador queda fuera en cuanto se use otra vez. Lo que ya guardó no cambia."}
          </p>
        </ConfirmButton>
      )}
    </Row>
  );
}

function InviteForm({ onInvited }: { readonly onInvited: (invited: Invited) => void }) {
  const [typed, setTyped] = useState("");
  const [role, setRole] = useState<Role>("all");
  const [isEmpty, setEmpty] = useState(false);
  const invite = useAction({
    mutationFn: (wanted: InviteRequest) => send(accessCalls.invite, wanted),
    onDone(answer, { name }) {
      setTyped("");
      setRole("all");
      onInvited({ ...answer, name });
    },
  });
  function submit(): void {
    const name = tidyText(typed);
    setEmpty(name === "");
    if (name !== "") invite.mutate({ name, role });
  }
  return (
    <Card as={Form} onSubmit={submit} aria-labelledby="invitar">
      <h2 id="invitar">Invitar</h2>
      <Field
        label="Nombre de quien va a organizar"
        maxLength={LONGEST_NAME}
        value={typed}
        readOnly={invite.isPending}
        onText={setTyped}
        fault={isEmpty ? "Escriba el nombre de quien va a entrar." : ""}
      />
      <Choice
        checked={role === "list-and-doors"}
        aria-describedby="solo"
        onChoose={(isOnly) => setRole(isOnly ? "list-and-doors" : "all")}
      >
        Solo lista y puertas
      </Choice>
      <Note id="solo">
        Así no ve avisos, constancias, textos, accesos ni respaldo, ni borra datos de nadie.
      </Note>
      <Note>
        Se crea un enlace personal: sirve una vez, durante siete días, y se muestra una sola vez.
      </Note>
      <Button type="submit" kind="main" isDisabled={invite.isPending}>
        {invite.isPending ? "Creando…" : "Crear el enlace"}
      </Button>
    </Card>
  );
}

interface InvitationDialogProps {
  readonly invited: Invited;
  readonly onClose: () => void;
}

/** The personal link; it is shown once, because the server stores only its hash. */
function InvitationDialog({ invited: { name, secret }, onClose }: InvitationDialogProps) {
  const { title, siteUrl } = useAppContext().facts;
  return (
    <Dialog title={`Enlace de ${name}`} onClose={onClose}>
      <p>
        Mándelo ahora: al cerrar este cuadro ya no se puede ver. Es solo para {name}: quien entre
        primero con él lo gasta.
      </p>
      <ShareLink
        link={organisersLink(siteAddress(siteUrl, location), secret)}
        message={`Enlace personal de ${name} para organizar «${title}». Sirve una vez, en el navegador en que se abra:`}
        codeLabel={`Código QR del enlace de ${name}`}
      />
      <Button onClick={onClose}>Ya lo mandé</Button>
    </Dialog>
  );
}
