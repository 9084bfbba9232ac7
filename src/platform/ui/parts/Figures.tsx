import { figure } from "#platform/text/amount.ts";
import styles from "./Figures.module.css";

interface Props {
  readonly figures: readonly { readonly name: string; readonly count: number }[];
}

export function Figures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
