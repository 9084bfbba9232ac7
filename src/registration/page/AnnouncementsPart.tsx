import { useMemo, useSyncExternalStore } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { chatLink } from "#edition/model/chat-link.ts";
import { useList } from "#people/page/list.ts";
import { askBeforeLeaving } from "#platform/browser/ask-before-leaving.ts";
import { Observable } from "#platform/browser/observable.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Note, Panel, Row, Rows, Stack, Tag } from "#platform/ui/parts/layout.tsx";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import { Select } from "#platform/ui/parts/Select.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import { arranged } from "../model/arranged.ts";
import {
  type Audience,
  audienceNames,
  audiences,
  filledText,
  type Recipient,
  recipientsByAudience,
} from "../model/recipients.ts";
import styles from "./Announcements.module.css";
import { CopyAddresses } from "./CopyAddresses.tsx";
import { useSignUps } from "./sign-ups.ts";

/** Kept outside of React, so that it survives opening another part. */
const draft = new Observable<{
  readonly audience: Audience;
  readonly text: string;
  /** The ids of those whose chats were opened with it. */
  readonly opened: readonly string[];
}>({ audience: "all", text: "", opened: [] });
askBeforeLeaving(() => draft.get().text !== "");
const change = (fields: Partial<ReturnType<typeof draft.get>>) =>
  draft.set({ ...draft.get(), ...fields });

/** Messages to many: addresses to copy for a mail, and chats that one opens one by one. */
export function AnnouncementsPart() {
  const { registration: terms } = useAppContext().facts;
  const list = useList();
  const asked = useSignUps();
  const recipients = useMemo(() => {
    if (list.data === undefined || asked.data === undefined) return null;
    const { people, entered } = list.data;
    const rows = arranged(asked.data.signUps, people, terms);
    return recipientsByAudience(people, rows, (id) => entered.has(id));
  }, [list.data, asked.data, terms]);
  if (recipients === null) {
    return <Loading title="Avisos" query={list.data === undefined ? list : asked} />;
  }
  const hasContacts = [...recipients.values()].flat().some((each) => each.correo || each.dialled);
  return (
    <>
      <PartHead title="Avisos">
        <p>
          {hasContacts
            ? "Copie los correos y péguelos en la copia oculta (CCO) del suyo, o mande un mensaje de WhatsApp a cada persona."
            : "Todavía nadie tiene correo ni teléfono. Impórtelos en «Lista», como columnas de la hoja."}
        </p>
      </PartHead>
      {hasContacts && <Announcement recipients={recipients} />}
    </>
  );
}

interface AnnouncementProps {
  readonly recipients: ReadonlyMap<Audience, readonly Recipient[]>;
}

function Announcement({ recipients }: AnnouncementProps) {
  const { text, opened, ...wanted } = useSyncExternalStore(draft.subscribe, draft.get);
  const offered = audienceNames.filter((each) => recipients.has(each));
  const audience = offered.find((each) => each === wanted.audience) ?? offered[0] ?? "all";
  const chosen = recipients.get(audience) ?? [];
  const reachable = chosen.filter(({ dialled }) => dialled !== null);
  const ready = reachable.filter(({ ticket }) => ticket !== "" || !text.includes("{ticket}"));
  const [first] = ready;
  return (
    <Stack>
      <div className={styles.narrow}>
        <Select
          label="A quiénes"
          value={audience}
          options={offered.map((each) => [
            each,
            `${audiences[each]} (${figure(recipients.get(each)?.length ?? 0)})`,
          ])}
          onChange={(value) =>
            change({ audience: audienceNames.find((each) => each === value) ?? "all" })
          }
        />
        <p>{reachInWords(chosen)}</p>
        <CopyAddresses of={chosen.map(({ correo }) => correo)} />
      </div>
      {reachable.length > 0 && (
        <div className={styles.narrow}>
          <label>
            Mensaje de WhatsApp; {"{nombre} y {ticket}"} se llenan solos
            <textarea
              rows={6}
              maxLength={1000}
              value={text}
              onChange={({ target: { value } }) =>
                change({ text: value, ...(value === "" && { opened: [] }) })
              }
            />
          </label>
          <Note role="status">
            {ready.length < reachable.length &&
              `${amount(reachable.length - ready.length, "persona no tiene", "personas no tienen")} ticket: no está abajo.`}
          </Note>
        </div>
      )}
      {first !== undefined && text.trim() !== "" && (
        <>
          <Stack as="figure" className={styles.narrow}>
            <Note as="figcaption">Así lo lee {first.nombre}:</Note>
            <Panel as="blockquote" className={styles.text}>
              {filledText(text, first)}
            </Panel>
          </Stack>
          <ShowMore items={ready}>
            {(shown) => (
              <Rows className={styles.rows}>
                {shown.map((recipient) => (
                  <Row key={recipient.id}>
                    <div>
                      <strong>{recipient.nombre}</strong>
                      {opened.includes(recipient.id) && <Tag>Abierto</Tag>}
                      <Note>{recipient.telefono}</Note>
                    </div>
                    <Button
                      aria-label={`WhatsApp a ${recipient.nombre}`}
                      href={chatLink(recipient.dialled ?? "", filledText(text, recipient))}
                      target="_blank"
                      rel="noreferrer"
                      onClick={() => change({ opened: [...opened, recipient.id] })}
                    >
                      WhatsApp
                    </Button>
                  </Row>
                ))}
              </Rows>
            )}
          </ShowMore>
        </>
      )}
    </Stack>
  );
}

function reachInWords(chosen: readonly Recipient[]): string {
  const withoutMail = chosen.filter(({ correo }) => correo === "").length;
  const withoutPhone = chosen.filter(({ dialled }) => dialled === null).length;
  const lacks = [
    withoutMail > 0 && `${figure(withoutMail)} sin correo`,
    withoutPhone > 0 && `${figure(withoutPhone)} sin teléfono`,
  ].filter(Boolean);
  const all = amount(chosen.length, "persona", "personas");
  return lacks.length === 0 ? `${all}, con correo y teléfono.` : `${all}: ${lacks.join(" y ")}.`;
}
