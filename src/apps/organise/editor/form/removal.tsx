import { createContext, useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";

/** An element that was removed from a list, and its former place. */
export interface Removed {
  readonly name: string;
  readonly index: number;
  readonly value: unknown;
}

/** Receives the element just removed, so that it can be restored: removals are saved at once. */
export const RemovalContext = createContext<(removed: Removed) => void>(() => {});

interface RecoverProps {
  readonly removed: Removed;
  recover(): void;
}

export function Recover({ removed, recover }: RecoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that had the focus was removed with the element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each element that goes
  useEffect(() => button.current?.focus(), [removed]);
  return (
    <p className="removed" role="status">
      Se quitó «{removed.name}».{" "}
      <Button ref={button} onClick={recover}>
        Recuperar {removed.name}
      </Button>
    </p>
  );
}
