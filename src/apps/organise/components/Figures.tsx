import styles from "./Figures.module.css";

interface Props {
  readonly figures: readonly { readonly name: string; readonly count: number | string }[];
}

const format = new Intl.NumberFormat("es-GT");

/** Labelled numbers, in the style of the door's page. */
export function Figures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof count === "number" ? format.format(count) : count}</dd>
        </div>
      ))}
    </dl>
  );
}
