import { useMemo } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { useAppContext } from "#access/page/app-context.ts";
import { useList } from "#people/page/list.ts";
import { momentInWords } from "#people/page/words.ts";
import { amount } from "#platform/text/amount.ts";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Note, QuietButton, Row, Rows } from "#platform/ui/parts/layout.tsx";
import { PartHead, Section } from "#platform/ui/parts/PartHead.tsx";
import { audiences } from "../model/announcement.ts";
import { arranged, presentRequests } from "../model/arranged.ts";
import { recipientsByAudience } from "../model/recipients.ts";
import styles from "./Announcements.module.css";
import { ANNOUNCEMENTS, useAnnouncements } from "./announcements.ts";
import { NewAnnouncementForm } from "./NewAnnouncementForm.tsx";
import { SendAnnouncement } from "./SendAnnouncement.tsx";
import { useSignUps } from "./sign-ups.ts";

/** Messages to many: addresses to copy for a mail, and chats that one opens one by one. */
export function AnnouncementsPart() {
  const { registration: terms, days } = useAppContext().facts;
  const [path, navigate] = useLocation();
  const list = useList();
  const asked = useSignUps();
  const query = useAnnouncements();
  const recipients = useMemo(() => {
    if (list.data === undefined || asked.data === undefined) return null;
    const { people, entered } = list.data;
    const rows = arranged(presentRequests(asked.data.signUps, days), people, terms);
    return recipientsByAudience(people, rows, (id) => entered.has(id));
  }, [list.data, asked.data, terms, days]);
  if (recipients === null) {
    return <Loading title="Avisos" query={list.data === undefined ? list : asked} />;
  }
  if (query.data === undefined) return <Loading title="Avisos" query={query} />;
  const { announcements } = query.data;
  if (path === ANNOUNCEMENTS) {
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
        {announcements.length > 0 && (
          <Section title="Empezados">
            <Rows>
              {announcements.map(({ id, name, audience, by, at, sent }) => (
                <Row key={id}>
                  <QuietButton href={`${ANNOUNCEMENTS}/${id}`} as={Link} className={styles.name}>
                    {name}
                  </QuietButton>
                  <Note>
                    {audiences[audience]} · {amount(sent.length, "enviado", "enviados")} · {by},{" "}
                    {momentInWords(at)}
                  </Note>
                </Row>
              ))}
            </Rows>
          </Section>
        )}
        {hasContacts && (
          <NewAnnouncementForm
            recipients={recipients}
            onBegun={(id) => navigate(`${ANNOUNCEMENTS}/${id}`)}
          />
        )}
      </>
    );
  }
  const open = announcements.find(({ id }) => path === `${ANNOUNCEMENTS}/${id}`);
  // Another organiser may have removed it.
  if (open === undefined) return <Redirect to={ANNOUNCEMENTS} replace />;
  return (
    <SendAnnouncement
      key={open.id}
      announcement={open}
      recipients={recipients.get(open.audience) ?? []}
    />
  );
}
