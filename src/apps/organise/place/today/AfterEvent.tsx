import { Link } from "wouter";
import { amount } from "../../../../domain/text/amount.ts";
import { Figures } from "../parts/Figures.tsx";
import { PartHead } from "../parts/PartHead.tsx";
import { ArrivalsPlot } from "./ArrivalsPlot.tsx";
import { AttendanceFiles } from "./AttendanceFiles.tsx";
import { DoorRows } from "./DoorRows.tsx";
import { shareOf } from "./share.ts";
import styles from "./Today.module.css";
import type { TodayProps } from "./today-props.ts";
import { Unreadable } from "./Unreadable.tsx";

const figure = new Intl.NumberFormat("es-GT");

/** After the event: who came, and their names as a file. */
export function AfterEvent({ today }: TodayProps) {
  const { entered, registered, visits, now } = today;
  return (
    <div className={styles.day}>
      <div className={styles.count}>
        <PartHead
          title={
            <>
              <span className={styles.number}>{figure.format(entered)}</span>{" "}
              {entered === 1 ? "vino" : "vinieron"}
            </>
          }
        >
          <p>{`de ${amount(registered, "persona", "personas")} en la lista${shareOf(entered, registered)}`}</p>
          <Unreadable count={today.unreadable} />
        </PartHead>
        {entered > 0 && <AttendanceFiles />}
        <p>
          <Link href="/lista">Ver la lista completa</Link>
        </p>
        <Figures figures={[{ name: "Visitas a la página", count: visits }]} />
      </div>
      <ArrivalsPlot arrivals={today.arrivals} />
      <DoorRows doors={today.doors} now={now} />
    </div>
  );
}
