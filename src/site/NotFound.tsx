import type { Edition } from "../domain/edition.ts";
import styles from "./NotFound.module.css";
import { Emblem } from "./parts/Emblem.tsx";

/** Shown for an address that does not exist. */
export function NotFound({ edicion }: Pick<Edition, "edicion">) {
  return (
    <main className={styles.page}>
      <div className={styles.emblem}>
        <Emblem editionNumber={edicion.numero} />
      </div>
      <h1 className={styles.title}>Esta página no existe</h1>
      <p>
        El enlace está incompleto o cambió. <a href="/">Ir al inicio</a>
      </p>
    </main>
  );
}
