import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { keys } from "#platform/calls/keys.ts";
import { amount } from "#platform/text/amount.ts";
import { Loading } from "#platform/ui/parts/Loading.tsx";
import { Columns, Stack } from "#platform/ui/parts/layout.tsx";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import styles from "./Certificates.module.css";
import { certificateCalls } from "./calls.ts";
import { Design } from "./Design.tsx";
import { Downloads } from "./Downloads.tsx";
import { Grant } from "./Grant.tsx";
import { Holders } from "./Holders.tsx";
import { Release } from "./Release.tsx";

/**
 * Certificates of the people who entered: who gets one, the design, the release date, and a PDF of
 * all.
 */
export function CertificatesPart() {
  const query = useQuery({ queryKey: keys.certificates, queryFn: certificateCalls.certificates });
  const { days } = useAppContext().facts;
  if (query.data === undefined) return <Loading title="Constancias" query={query} />;
  const { settings, site, holders } = query.data;
  const entitled = holders.filter(({ isEntitled }) => isEntitled);
  const count = entitled.filter(({ withdrawn }) => withdrawn === null).length;
  const isAll = settings.todosLosDias && days.length > 1;
  const nobody = isAll
    ? `La recibe quien entró los ${days.length} días. Todavía nadie.`
    : "La recibe quien entró por una puerta. Nadie ha entrado todavía el día del evento.";
  const who = isAll
    ? `quienes entraron los ${days.length} días`
    : "quienes entraron por una puerta";
  return (
    <>
      <PartHead title="Constancias">
        <p>
          {entitled.length === 0
            ? nobody
            : `${amount(count, "persona recibe", "personas reciben")} constancia: ${who}, más las personas a quienes usted se la dé.`}
        </p>
      </PartHead>
      <Columns className={styles.columns}>
        <Stack className={styles.column}>
          <Release settings={settings} site={site} entitled={entitled} now={query.dataUpdatedAt} />
          <Downloads settings={settings} site={site} entitled={entitled} />
          <Grant holders={holders} />
          <Holders settings={settings} site={site} holders={holders} />
        </Stack>
        <Design settings={settings} site={site} holders={holders} />
      </Columns>
    </>
  );
}
