import type { ReactNode } from "react";
import { peopleInWords } from "#people/page/words.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import styles from "./Comparison.module.css";

interface Props<Item> {
  readonly title: string;
  /** A sentence that says what happens to these people if the organiser does nothing. */
  readonly usually: string;
  readonly items: readonly Item[];
  /** Decides for all of them, if there are several. */
  readonly all?: { readonly name: string; readonly onPress: () => void };
  readonly children: (item: Item) => ReactNode;
}

/** People about whom the organiser may decide one by one; nothing if there are none. */
export function AskedPeople<Item>({ title, usually, items, all, children }: Props<Item>) {
  if (items.length === 0) return null;
  return (
    <Section
      title={`${title}: ${peopleInWords(items.length)}`}
      level={3}
      warning
      className={styles.kept}
    >
      <p>{usually}</p>
      {all && items.length > 1 && (
        <Button onClick={all.onPress}>
          {all.name} {items.length}
        </Button>
      )}
      <ShowMore items={items}>{(shown) => <ul>{shown.map(children)}</ul>}</ShowMore>
    </Section>
  );
}
