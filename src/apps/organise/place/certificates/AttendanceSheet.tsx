import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { bySurname } from "../../../../domain/list/by-surname.ts";
import type { CertificateHolder } from "../../../../domain/organisers/certificate-calls.ts";
import { amount } from "../../../../domain/text/amount.ts";
import { Button } from "../../../ui/Button.tsx";
import paper from "../list/files/DoorSheet.module.css";
import { usePlace } from "../shell/place-context.ts";
import styles from "./AttendanceSheet.module.css";

/** Prints who entered, by surname, with the count and a place for a signature. */
export function AttendanceSheet({ holders }: { readonly holders: readonly CertificateHolder[] }) {
  const [isPrinting, setPrinting] = useState(false);
  const { title, certificate } = usePlace().facts;
  const came = holders.filter(({ entered }) => entered);
  function print(): void {
    // The browser prints what stands in the page at that moment.
    flushSync(() => setPrinting(true));
    addEventListener("afterprint", () => setPrinting(false), { once: true });
    window.print();
  }
  return (
    <>
      <Button aria-disabled={came.length === 0} onClick={() => came.length > 0 && print()}>
        Imprimir la asistencia, para firma
      </Button>
      {isPrinting &&
        createPortal(
          <section className={paper.sheet} data-printed="true">
            <h1>{title}</h1>
            <p>Asistencia{certificate && ` del ${certificate.event.fecha}`}</p>
            <p>{`${amount(came.length, "persona entró", "personas entraron")} por las puertas del evento.`}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">No.</th>
                  <th scope="col">Nombre</th>
                  <th scope="col">Carnet</th>
                </tr>
              </thead>
              <tbody>
                {bySurname(came).map(({ person, name }, index) => (
                  <tr key={person.carnet}>
                    <td>{index + 1}</td>
                    <td>{name}</td>
                    <td>{person.carnet}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className={styles.signatures}>
              <p>Nombre, cargo y firma</p>
              <p>Sello y fecha</p>
            </div>
          </section>,
          document.body,
        )}
    </>
  );
}
