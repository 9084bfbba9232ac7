import type { ReactNode } from "react";
import { chatLink } from "../../../../domain/edition/chat-link.ts";
import type { Edition } from "../../../../domain/edition/edition.ts";
import { fullTitle } from "../../../../domain/edition/full-title.ts";
import { networksOf } from "../../../../domain/edition/networks.ts";
import { romanNumeral } from "../../../../domain/emblem/roman-numeral.ts";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import { DrawnIcon } from "../../../ui/icons/DrawnIcon.tsx";
import { Background } from "../../background/Background.tsx";
import type { ActionLinksProps } from "../../parts/actions/ActionLinks.tsx";
import { Crests } from "../../parts/mark/Crests.tsx";
import { EditionMark } from "../../parts/mark/EditionMark.tsx";
import { usePhase } from "../../phase/use-phase.ts";
import styles from "./Pie.module.css";
import { SharePage } from "./SharePage.tsx";
import { Visits } from "./Visits.tsx";

interface PieProps extends Pick<Edition, "edicion" | "drawn"> {
  readonly actions: ActionLinksProps;
}

export function Pie({ edicion, drawn, actions }: PieProps) {
  const { numero, titulo, facultad, centro, contacto, derechos } = edicion;
  const [mailbox, host] = contacto.correo.split("@");
  return (
    <footer id="pie" className={styles.footer}>
      <div className={styles.sign}>
        <div className={styles.mark}>
          <EditionMark edicion={edicion} drawn={drawn} />
        </div>
        <p className={styles.name}>
          <span className="visually-hidden">{`${romanNumeral(numero)} `}</span>
          {titulo}
        </p>
        <ErrorBoundary>
          <SharePage title={fullTitle(edicion)} />
        </ErrorBoundary>
      </div>
      <div className={styles.columns}>
        <div>
          <p className={`${styles.faculty} text-backdrop`}>
            <strong>{facultad}</strong>
            <span>{centro}</span>
          </p>
          <Crests edicion={edicion} drawn={drawn} place="foot" />
        </div>
        <ul className={`${styles.links} text-backdrop`} aria-label="Contacto">
          <li>
            <a className="text-link" href={`mailto:${contacto.correo}`}>
              <DrawnIcon drawing={drawn?.contact?.mail} />
              {mailbox}
              <wbr />
              {`@${host}`}
            </a>
          </li>
          {networksOf(edicion).map(({ nombre, enlace }, place) => (
            <li key={enlace}>
              <a className="text-link" href={enlace}>
                <DrawnIcon drawing={drawn?.contact?.networks[place]} />
                {nombre}
              </a>
            </li>
          ))}
          <li>
            <ErrorBoundary>
              <ChatLink {...actions}>
                <DrawnIcon drawing={drawn?.contact?.chat} />
                WhatsApp
              </ChatLink>
            </ErrorBoundary>
          </li>
        </ul>
        <ErrorBoundary>{!import.meta.env.STATIC && <Visits />}</ErrorBoundary>
      </div>
      <div className={styles.base}>
        <p className="text-backdrop">{`© ${derechos}`}</p>
        <ErrorBoundary>
          <Background />
        </ErrorBoundary>
      </div>
    </footer>
  );
}

/** The chat, in which a ticket is asked for until the event is over. */
function ChatLink({
  tickets,
  dates,
  children,
}: ActionLinksProps & { readonly children: ReactNode }) {
  const message = usePhase(dates) === "over" ? "" : tickets.mensaje;
  return (
    <a className="text-link" href={chatLink(tickets.telefono, message)}>
      {children}
    </a>
  );
}
