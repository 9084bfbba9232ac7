import { useEffect, useState } from "react";
import { recordVisit } from "../../browser/api-client.ts";
import styles from "./Visits.module.css";

/** The minimum number of wheels. */
const WHEELS = 6;

/** The visit counter. Mounting it counts the visit; if that fails, no figure is shown. */
export function Visits() {
  const count = useVisits();
  return (
    <p className={`${styles.visits} text-backdrop`}>
      <span className={styles.label}>Visitas</span>{" "}
      {count !== null && <span className="visually-hidden">{count}</span>}
      <Odometer count={count} />
    </p>
  );
}

/** The count on wheels, which are empty while it is unknown. */
function Odometer({ count }: { readonly count: number | null }) {
  const digits = count === null ? "".padStart(WHEELS) : String(count).padStart(WHEELS, "0");
  const leading = count === null ? 0 : digits.length - String(count).length;
  return (
    <span className={styles.odometer} aria-hidden="true">
      {[...digits].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is identified by its place
        <span key={place} className={styles.wheel} data-leading={place < leading}>
          {digit.trim()}
        </span>
      ))}
    </span>
  );
}

function useVisits(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let mounted = true;
    visitOfThisPage().then(
      // Zero is no figure either: a robot's visit, which is not counted, may be the first.
      (total) => mounted && total > 0 && setCount(total),
      // The page shows no broken figure: a failure goes to the console alone.
      // biome-ignore lint/suspicious/noConsole: as specified
      (failure: unknown) => console.error("No se pudo leer el contador de visitas.", failure),
    );
    return () => {
      mounted = false;
    };
  }, []);
  return count;
}

let visit: Promise<number> | undefined;

/** Counts one visit per page that is shown: not twice, and not while it is prerendered. */
function visitOfThisPage(): Promise<number> {
  visit ??= whenShown().then(recordVisit);
  return visit;
}

function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    if (!("prerendering" in document) || !document.prerendering) return resolve();
    document.addEventListener("prerenderingchange", () => resolve(), { once: true });
  });
}
