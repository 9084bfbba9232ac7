import { Fragment } from "react";
import { chatLink } from "#edition/model/chat-link.ts";
import { networksOf } from "#edition/model/networks.ts";
import { romanNumeral } from "#edition/model/pictures/roman-numeral.ts";
import { Island } from "#site/islands.tsx";
import { useEdition } from "#site/parts/edition-context.ts";
import { Crests, EditionMark } from "#site/parts/emblem/Mark.tsx";
import { DrawnIcon } from "#site/parts/icons/DrawnIcon.tsx";
import styles from "./Pie.module.css";

export function Pie() {
  const { edicion, drawn } = useEdition();
  const { numero, titulo, facultad, centro, contacto, derechos } = edicion;
  return (
    <footer id="pie" className={styles.footer}>
      <div className={`${styles.sign} wraps not-on-paper`}>
        <div className={styles.mark}>
          <EditionMark repeats />
        </div>
        <p className={styles.name}>
          <span className="visually-hidden">{`${romanNumeral(numero)} `}</span>
          {titulo}
        </p>
        <Island name="compartir" />
      </div>
      <div className={styles.columns}>
        <div className={`${styles.crests} not-on-paper`}>
          <p className={`${styles.faculty} text-backdrop`}>
            <strong>{facultad}</strong>
            <span>{centro}</span>
          </p>
          <Crests place="foot" />
        </div>
        <ul className={`${styles.links} text-backdrop`} aria-label="Contacto">
          <li>
            <a className="text-link" href={`mailto:${contacto.correo}`}>
              <DrawnIcon drawing={drawn?.contact?.mail} />
              {contacto.correo.split(/(?=\..*\.)|(?<=@)/).map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one address
                <Fragment key={place}>
                  {place > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </a>
          </li>
          {networksOf(edicion).map(({ nombre, enlace }, place) => (
            <li key={enlace} className="not-on-paper">
              <a className="text-link" href={enlace}>
                <DrawnIcon drawing={drawn?.contact?.networks[place]} />
                {nombre}
              </a>
            </li>
          ))}
          <li className="not-on-paper">
            <a className="text-link" href={chatLink(edicion.entradas.telefono, "")}>
              <DrawnIcon drawing={drawn?.contact?.chat} />
              WhatsApp
            </a>
          </li>
        </ul>
        {!import.meta.env.STATIC && <Island name="visitas" />}
      </div>
      <div className={`${styles.base} wraps label not-on-paper`}>
        <p className="text-backdrop">{`© ${derechos}`}</p>
        {/* At the end of the first line, because its panel opens from there to the left. */}
        <Island name="fondo" />
        {edicion.inscripcion && !import.meta.env.STATIC && (
          <p className="text-backdrop">
            Quien organiza guarda los datos de la inscripción, solo para este evento. Para que se
            borren, escribe al correo de arriba.
          </p>
        )}
      </div>
    </footer>
  );
}
