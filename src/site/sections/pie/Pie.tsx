import { chatLink } from "../../../domain/edition/chat-link.ts";
import type { Edition } from "../../../domain/edition/edition.ts";
import { romanNumeral } from "../../../domain/edition/roman-numeral.ts";
import { phaseDates } from "../../../domain/phases/phase.ts";
import { Island } from "../../islands/Island.tsx";
import { BackgroundControl } from "../../particles/control/BackgroundControl.tsx";
import { CountingEmblem } from "../../parts/emblem/CountingEmblem.tsx";
import { emblemProps } from "../../parts/emblem/emblem-props.ts";
import { TitleLines } from "../../parts/title/TitleLines.tsx";
import styles from "./Pie.module.css";
import { Visits } from "./Visits.tsx";

export function Pie({ edicion }: Pick<Edition, "edicion">) {
  const { numero, titulo, facultad, centro, contacto, entradas, derechos } = edicion;
  return (
    <footer id="pie" className={styles.footer}>
      <div className={styles.sign}>
        <div className={styles.emblem}>
          <Island
            name="emblem"
            component={CountingEmblem}
            props={emblemProps(numero, phaseDates(edicion), false)}
          />
        </div>
        <p className={styles.name}>
          <span className="visually-hidden">{romanNumeral(numero)} </span>
          <TitleLines title={titulo} />
        </p>
      </div>
      <div className={styles.columns}>
        <p className={`${styles.faculty} veil`}>
          <strong>{facultad}</strong>
          <span>{centro}</span>
        </p>
        <ul className={`${styles.links} veil`} aria-label="Contacto">
          <li>
            <a className="text-link" href={`mailto:${contacto.correo}`}>
              {contacto.correo}
            </a>
          </li>
          <li>
            <a className="text-link" href={contacto.red.enlace}>
              {contacto.red.nombre}
            </a>
          </li>
          <li>
            <a className="text-link" href={chatLink(entradas.telefono, entradas.mensaje)}>
              WhatsApp
            </a>
          </li>
        </ul>
        <Island name="visits" component={Visits} props={{}} />
      </div>
      <div className={styles.base}>
        <p className="veil">© {derechos}</p>
        <Island name="background-control" component={BackgroundControl} props={{}} />
      </div>
    </footer>
  );
}
