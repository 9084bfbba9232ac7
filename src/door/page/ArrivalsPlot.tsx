import { timeOfDay } from "#edition/model/phases/clock-times.ts";
import { figure } from "#platform/text/amount.ts";
import { Stack } from "#platform/ui/parts/layout.tsx";
import { Table } from "#platform/ui/parts/Table.tsx";
import { ARRIVALS_INTERVAL_MS, type TodayAnswer } from "../model/organiser-calls.ts";
import styles from "./Today.module.css";

/** Twelve hours; more intervals would be thinner than a pixel on a phone. */
const MOST_INTERVALS = 72;

/** Arrivals over time, as bars and as a table for screen readers. */
export function ArrivalsPlot({ arrivals }: Pick<TodayAnswer, "arrivals">) {
  const intervals = intervalsOf(arrivals);
  const [first, last] = [intervals[0], intervals.at(-1)];
  if (first === undefined || last === undefined) return null;
  const most = intervals.reduce((top, each) => (each.count > top.count ? each : top), first);
  return (
    <Stack as="figure" className={styles.plot}>
      <figcaption>
        Llegadas cada 10 minutos
        <span
          className={styles.most}
        >{`Lo más: ${figure(most.count)}, a las ${timeOfDay(most.from)}`}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${intervals.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {intervals.map(({ from, count }, index) => {
          const height = (100 * count) / most.count;
          return <rect key={from} x={index + 0.08} y={100 - height} width={0.84} height={height} />;
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{timeOfDay(first.from)}</span>
        {intervals.length > 4 && (
          <span>
            {timeOfDay(first.from + Math.floor(intervals.length / 2) * ARRIVALS_INTERVAL_MS)}
          </span>
        )}
        <span>{timeOfDay(last.from + ARRIVALS_INTERVAL_MS)}</span>
      </p>
      <details>
        <summary>Ver las llegadas como tabla</summary>
        <Table headings={["Desde las", "Llegaron"]}>
          {intervals.map(({ from, count }) => (
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

/**
 * The intervals from the first arrival to the last, at most the last twelve hours, so that one early
 * entry does not compress the plot.
 */
function intervalsOf(arrivals: TodayAnswer["arrivals"]): TodayAnswer["arrivals"] {
  const last = arrivals.at(-1);
  if (last === undefined) return [];
  const earliest = last.from - (MOST_INTERVALS - 1) * ARRIVALS_INTERVAL_MS;
  const counts = new Map(arrivals.map(({ from, count }) => [from, count]));
  const first = Math.max(earliest, arrivals[0]?.from ?? last.from);
  const length = Math.floor((last.from - first) / ARRIVALS_INTERVAL_MS) + 1;
  return Array.from({ length }, (_, index) => {
    const from = first + index * ARRIVALS_INTERVAL_MS;
    return { from, count: counts.get(from) ?? 0 };
  });
}
