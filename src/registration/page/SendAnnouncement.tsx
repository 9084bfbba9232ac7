import { type MouseEvent, useMemo, useState } from "react";
import { Link } from "wouter";
import { useAppContext } from "#access/page/app-context.ts";
import { chatLink } from "#edition/model/chat-link.ts";
import { momentInWords } from "#people/page/words.ts";
import { queryOf, send } from "#platform/calls/send.ts";
import { figure } from "#platform/text/amount.ts";
import { ConfirmButton } from "#platform/ui/actions/ConfirmDialog.tsx";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Actions, Note, Panel, Row, Rows, Warning } from "#platform/ui/parts/layout.tsx";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import {
  type Announcement,
  announcementCalls,
  audiences,
  filledText,
  lackingIn,
} from "../model/announcement.ts";
import { type Recipient, valuesOf } from "../model/recipients.ts";
import styles from "./Announcements.module.css";
import { ANNOUNCEMENTS } from "./announcements.ts";
import { CopyAddresses } from "./CopyAddresses.tsx";

interface Props {
  readonly announcement: Announcement;
  /** The people who belong to the announcement's audience now. */
  readonly recipients: readonly Recipient[];
}

/** The chats of one announcement, to be opened one by one, with marks that all organisers share. */
export function SendAnnouncement({ announcement, recipients }: Props) {
  const { name, audience, text, by, at, sent } = announcement;
  const reachable = recipients.filter(({ dialled }) => dialled !== null);
  const marked = useMemo(() => new Set(sent), [sent]);
  const isSent = ({ ids }: Recipient) => ids.some((id) => marked.has(id));
  // Rows stay in their places while they are marked; whoever comes back begins with those who are left.
  const [atFirst] = useState(marked);
  const isLeft = ({ ids }: Recipient) => !ids.some((id) => atFirst.has(id));
  const rows = [...reachable.filter(isLeft), ...reachable.filter((each) => !isLeft(each))];
  const without = recipients.length - reachable.length;
  return (
    <>
      <PartHead title={name} isSentence>
        <Note>
          {audiences[audience]} · {by}, {momentInWords(at)} ·{" "}
          <Link href={ANNOUNCEMENTS}>Todos los avisos</Link>
        </Note>
        <p role="status">
          {figure(reachable.filter(isSent).length)} de {figure(reachable.length)} enviados
          {without > 0 && `; ${figure(without)} sin teléfono`}.
        </p>
      </PartHead>
      <details>
        <summary>El mensaje</summary>
        <Panel as="p" className={styles.text}>
          {text}
        </Panel>
      </details>
      <ShowMore items={rows}>
        {(shown) => (
          <Rows className={styles.rows}>
            {shown.map((recipient) => (
              <RecipientRow
                key={recipient.ids[0]}
                announcement={announcement}
                recipient={recipient}
                isMarked={isSent(recipient)}
              />
            ))}
          </Rows>
        )}
      </ShowMore>
      <CopyAddresses of={recipients.map(({ correo }) => correo)} />
      <Actions>
        <ConfirmButton
          name="Quitar el aviso"
          title={`¿Quitar «${name}»?`}
          yes="Quitar"
          action={{
            mutationFn: () => send(announcementCalls.remove, { id: announcement.id }),
            onDone: () => `Se quitó «${name}».`,
          }}
        >
          <p>
            Desaparecen el mensaje y las marcas de enviado, para todos. Lo que ya se envió no
            cambia.
          </p>
        </ConfirmButton>
      </Actions>
    </>
  );
}

interface RowProps {
  readonly announcement: Announcement;
  readonly recipient: Recipient;
  readonly isMarked: boolean;
}

/** Opening the chat marks the person; the mark can be set and taken back by hand, too. */
function RecipientRow({ announcement: { id, text }, recipient, isMarked }: RowProps) {
  const { siteUrl } = useAppContext().facts;
  const mark = useAction({
    queryKey: queryOf(announcementCalls.announcements).queryKey,
    mutationFn(isSent: boolean) {
      const person = recipient.ids.slice(0, isSent ? 1 : undefined);
      return send(announcementCalls.mark, { id, person, isSent });
    },
  });
  const { nombre, telefono, dialled } = recipient;
  const values = valuesOf(recipient, siteUrl);
  const lacking = lackingIn(text, values);
  const isSent = mark.isPending ? mark.variables : isMarked;
  const withoutText = chatLink(dialled ?? "", "");
  const open = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    // Only for the press, so that no address in the page has anybody's text.
    link.href = chatLink(dialled ?? "", filledText(text, values));
    setTimeout(() => {
      link.href = withoutText;
    });
    mark.mutate(true);
  };
  return (
    <Row data-sent={isSent}>
      <div>
        <strong>{nombre}</strong>
        <Note>{telefono}</Note>
      </div>
      <Actions className={styles.actions}>
        {lacking.length > 0 ? (
          <Warning>Le falta {lacking.join(" y ")}.</Warning>
        ) : (
          <Button
            aria-label={`WhatsApp a ${nombre}`}
            href={withoutText}
            target="_blank"
            rel="noreferrer"
            onClick={open}
            onAuxClick={(event: MouseEvent<HTMLAnchorElement>) => {
              // The middle button opens it in another tab.
              if (event.button === 1) open(event);
            }}
          >
            WhatsApp
          </Button>
        )}
        <Choice
          aria-label={`Enviado a ${nombre}`}
          checked={isSent}
          onChoose={(isChosen) => mark.mutate(isChosen)}
        >
          Enviado
        </Choice>
      </Actions>
    </Row>
  );
}
