import { kindWord } from "../model/carnet/kinds.ts";
import styles from "./KindTag.module.css";

/** The kind of a person as a word in its colour; nothing for a participant. */
export function KindTag({ tipo }: { readonly tipo: string | undefined }) {
  const word = kindWord(tipo);
  return word === "" ? null : (
    <span className={styles.tag} data-tipo={tipo}>
      {word}
    </span>
  );
}
