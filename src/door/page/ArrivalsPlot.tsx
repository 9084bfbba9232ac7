import { timeOfDay } from "#edition/model/phases/clock-times.ts";
import { figure } from "#platform/text/amount.ts";
import { Stack } from "#platform/ui/parts/layout.tsx";
import { Table } from "#platform/ui/parts/Table.tsx";
import { ARRIVALS_INTERVAL_MS, type TodayAnswer } from "../model/organiser-calls.ts";
import styles from "./Today.module.css";

/** Arrivals over time, as bars and as a table for screen readers. */
export function ArrivalsPlot({ arrivals }: Pick<TodayAnswer, "arrivals">) {
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  if (first === undefined || last === undefined) return null;
  const most = arrivals.reduce((top, each) => (each.count > top.count ? each : top), first);
  return (
    <Stack as="figure" className={styles.plot}>
      <figcaption>
        Llegadas cada 10 minutos
        <span
          className={styles.most}
        >{`Lo más: ${figure(most.count)}, a las ${timeOfDay(most.from)}`}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${arrivals.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {arrivals.map(({ from, count }, index) => {
          const height = (100 * count) / most.count;
          return <rect key={from} x={index + 0.08} y={100 - height} width={0.84} height={height} />;
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{timeOfDay(first.from)}</span>
        {arrivals.length > 4 && (
          <span>
            {timeOfDay(first.from + Math.floor(arrivals.length / 2) * ARRIVALS_INTERVAL_MS)}
          </span>
        )}
        <span>{timeOfDay(last.from + ARRIVALS_INTERVAL_MS)}</span>
      </p>
      <details>
        <summary>Ver las llegadas como tabla</summary>
        <Table headings={["Desde las", "Llegaron"]}>
          {arrivals.map(({ from, count }) => (
            <tr key={from}>
              <th scope="row">{timeOfDay(from)}</th>
              <td>{figure(count)}</td>
            </tr>
          ))}
        </Table>
      </details>
    </Stack>
  );
}
