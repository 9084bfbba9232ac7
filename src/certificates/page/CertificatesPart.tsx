import { useAppContext } from "#access/page/app-context.ts";
import { bySurname } from "#people/model/by-surname.ts";
import { kindWord, shownCarnet } from "#people/model/carnet/kinds.ts";
import { amount } from "#platform/text/amount.ts";
import { PrintButton } from "#platform/ui/actions/PrintButton.tsx";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Columns, Stack } from "#platform/ui/parts/layout.tsx";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import { Table } from "#platform/ui/parts/Table.tsx";
import { daysNeeded, ruleInWords } from "../model/certificate.ts";
import type { CertificateHolder } from "../model/organiser-calls.ts";
import styles from "./Certificates.module.css";
import { Design } from "./Design.tsx";
import { Downloads } from "./Downloads.tsx";
import { Grant } from "./Grant.tsx";
import { Holders } from "./Holders.tsx";
import { Release } from "./Release.tsx";
import { useCertificates } from "./use-sheet.ts";

/** Who gets a certificate, the design, the release date, and a PDF of all. */
export function CertificatesPart() {
  const query = useCertificates();
  const { days } = useAppContext().facts;
  if (query.data === undefined) return <Loading title="Constancias" query={query} />;
  const { settings, site, holders } = query.data;
  const entitled = holders.filter(({ isEntitled }) => isEntitled);
  const receiving = entitled.filter(
    ({ withdrawn, unprintable }) => withdrawn === null && unprintable.length === 0,
  );
  const needed = daysNeeded(settings, days.length);
  const rule = ruleInWords(needed, days.length);
  const granted = needed > 0 ? ", más las personas a quienes usted se la dé" : "";
  return (
    <>
      <PartHead title="Constancias">
        <p>
          {entitled.length === 0
            ? `La recibe ${rule}. Todavía nadie.`
            : `${amount(receiving.length, "persona recibe", "personas reciben")} constancia: ${rule}${granted}.`}
        </p>
      </PartHead>
      <Columns className={styles.columns}>
        <Stack className={styles.column}>
          <Release settings={settings} site={site} entitled={entitled} now={query.dataUpdatedAt} />
          <Downloads receiving={receiving}>
            <AttendanceSheet holders={holders} />
          </Downloads>
          {needed > 0 && <Grant holders={holders} />}
          <Holders holders={holders} />
        </Stack>
        <Design settings={settings} site={site} names={holders.map(({ nombre }) => nombre)} />
      </Columns>
    </>
  );
}

/** Prints who entered, by surname, with the count and a place for a signature. */
function AttendanceSheet({ holders }: { readonly holders: readonly CertificateHolder[] }) {
  const { title, certificate, days } = useAppContext().facts;
  const headings = ["No.", "Nombre", "Carnet", ...(days.length > 1 ? ["Días"] : [])];
  const came = holders.filter(({ entered }) => entered > 0);
  return (
    <PrintButton
      name="Imprimir la asistencia, para firma"
      title={title}
      isEmpty={came.length === 0}
    >
      {() => (
        <>
          <p>Asistencia{certificate && ` del ${certificate.event.fecha}`}</p>
          <p>{`${amount(came.length, "persona entró", "personas entraron")} por las puertas del evento.`}</p>
          <Table headings={headings}>
            {bySurname(came).map(({ person, name }, index) => (
              <tr key={person.carnet}>
                <td>{index + 1}</td>
                <td>{name}</td>
                <td>{shownCarnet(person.carnet) || kindWord(person.tipo)}</td>
                {days.length > 1 && <td>{`${person.entered} de ${days.length}`}</td>}
              </tr>
            ))}
          </Table>
          <footer>
            <p>Nombre, cargo y firma</p>
            <p>Sello y fecha</p>
          </footer>
        </>
      )}
    </PrintButton>
  );
}
