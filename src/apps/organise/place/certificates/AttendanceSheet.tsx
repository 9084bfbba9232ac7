import { bySurname } from "../../../../domain/list/by-surname.ts";
import type { CertificateHolder } from "../../../../domain/organisers/certificate-calls.ts";
import { amount } from "../../../../domain/text/amount.ts";
import { PrintButton } from "../parts/print/PrintButton.tsx";
import { usePlace } from "../shell/place-context.ts";

/** Prints who entered, by surname, with the count and a place for a signature. */
export function AttendanceSheet({ holders }: { readonly holders: readonly CertificateHolder[] }) {
  const { certificate } = usePlace().facts;
  const came = holders.filter(({ entered }) => entered);
  return (
    <PrintButton name="Imprimir la asistencia, para firma" isEmpty={came.length === 0}>
      {() => (
        <>
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
          <footer>
            <p>Nombre, cargo y firma</p>
            <p>Sello y fecha</p>
          </footer>
        </>
      )}
    </PrintButton>
  );
}
