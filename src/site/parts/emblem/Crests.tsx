import type { Edition } from "#edition/model/edition.ts";
import styles from "./Mark.module.css";
import { MarkPicture } from "./MarkPicture.tsx";

interface CrestsProps extends Pick<Edition, "edicion" | "drawn"> {
  readonly place: "masthead" | "foot";
}

/** The marks of faculty and university, each with its link; nothing without any. */
export function Crests({ edicion, drawn, place }: CrestsProps) {
  if (!edicion.escudos) return null;
  return (
    <ul className={styles.crests} data-place={place}>
      {edicion.escudos.map(({ archivo, nombre, enlace }) => {
        const mark = drawn?.marks?.[archivo];
        const picture = <MarkPicture mark={mark} alt={nombre} early={place === "masthead"} />;
        return <li key={archivo}>{enlace ? <a href={enlace}>{picture}</a> : picture}</li>;
      })}
    </ul>
  );
}
