import { useEffect, useState } from "react";
import { visitOfThisPage } from "./count-visit.ts";
import styles from "./Visits.module.css";

/** The minimum number of wheels. */
const WHEELS = 6;

/** The visit counter, whose visit counts however far it is read; nothing if that fails. */
export function Visits() {
  const [count, setCount] = useState<number | null>();
  useEffect(() => {
    // Zero is no figure either: a robot's visit, which is not counted, may be the first.
    void visitOfThisPage().then((total) => setCount(total || null));
  }, []);
  if (count === null) return null;
  const digits = count === undefined ? "".padStart(WHEELS) : String(count).padStart(WHEELS, "0");
  return (
    <p className={`${styles.visits} needs-scripts text-backdrop not-on-paper`}>
      <span className="label">Visitas</span>{" "}
      {count !== undefined && <span className="visually-hidden">{count}</span>}
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
