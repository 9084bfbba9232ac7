import { TODAY_EVERY_MS } from "../../../../domain/organisers/calls.ts";
import { amount } from "../../../../domain/text/amount.ts";
import { Freshness } from "../parts/Freshness.tsx";
import { PartHead } from "../parts/PartHead.tsx";
import { ArrivalsPlot } from "./ArrivalsPlot.tsx";
import { DoorRows } from "./DoorRows.tsx";
import { LastNames } from "./LastNames.tsx";
import { shareOf } from "./share.ts";
import styles from "./Today.module.css";
import type { TodayProps } from "./today-props.ts";
import { Unreadable } from "./Unreadable.tsx";

const figure = new Intl.NumberFormat("es-GT");

/** On the day: who is in, read from across the hall, and how the doors do. */
export function EventDay({ today, answeredAt }: TodayProps) {
  const { entered, registered, duplicates, now } = today;
  return (
    <div className={styles.day}>
      <div className={styles.count}>
        <PartHead
          title={
            <>
              <span className={styles.number}>{figure.format(entered)}</span> adentro
            </>
          }
        >
          <p>{`de ${amount(registered, "persona", "personas")} en la lista${shareOf(entered, registered)}`}</p>
          {duplicates > 0 && (
            <p>{`${amount(duplicates, "carnet pasó", "carnets pasaron")} más de una vez; cuentan una.`}</p>
          )}
          <Unreadable count={today.unreadable} />
          <Freshness answeredAt={answeredAt} everyMs={TODAY_EVERY_MS} />
        </PartHead>
      </div>
      <ArrivalsPlot arrivals={today.arrivals} />
      <DoorRows
        doors={today.doors.filter(({ isOpen, entered: by }) => isOpen || by > 0)}
        now={now}
      />
      <LastNames last={today.last} />
    </div>
  );
}
