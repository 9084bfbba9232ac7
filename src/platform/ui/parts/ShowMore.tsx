import { type ReactNode, useState } from "react";
import { figure } from "#platform/text/amount.ts";
import { Button } from "../Button.tsx";

interface Props<Item> {
  readonly items: readonly Item[];
  readonly children: (shown: readonly Item[]) => ReactNode;
}

const STEP = 50;

/** The first of many items, and a button that shows more of them and says how many there are. */
export function ShowMore<Item>({ items, children }: Props<Item>) {
  const [most, setMost] = useState(STEP);
  const rest = items.length - most;
  return (
    <>
      {children(items.slice(0, most))}
      {rest > 0 && (
        <Button onClick={() => setMost(most + STEP)}>Ver más: quedan {figure(rest)}</Button>
      )}
    </>
  );
}
