import { useEffect, useState } from "react";
import { visitOfThisPage } from "./count-visit.ts";
import styles from "./Visits.module.css";

/** The minimum number of wheels. */
const WHEELS = 6;

/** The visit counter, whose visit counts however far it is read; if that fails, no figure is shown. */
export function Visits() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    void visitOfThisPage().then((total) => {
      // Zero is no figure either: a robot's visit, which is not counted, may be the first.
      if (total) setCount(total);
    });
  }, []);
  const digits = count === null ? "".padStart(WHEELS) : String(count).padStart(WHEELS, "0");
  return (
    <p className={`${styles.visits} needs-scripts text-backdrop`}>
      <span className="label">Visitas</span>{" "}
      {count !== null && <span className="visually-hidden">{count}</span>}
      <span className={styles.odometer} aria-hidden="true">
        {[...digits].map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is identified by its place
          <span key={place} className={styles.wheel}>
            {digit.trim()}
          </span>
        ))}
      </span>
    </p>
  );
}
