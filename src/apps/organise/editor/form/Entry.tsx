import type { ReactNode } from "react";
import type { Fault } from "../../../../content/faults/fault.ts";

interface EntryProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly faults: readonly Fault[];
  readonly children: ReactNode;
}

/** One field with its label, its hint and its faults. */
export function Entry({ id, label, help, faults, children }: EntryProps) {
  return (
    <div className="entry" data-faulty={faults.length > 0}>
      <label htmlFor={id}>{label}</label>
      {help && <p className="help">{help}</p>}
      {children}
      <Faults faults={faults} />
    </div>
  );
}

export function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  return faults.map(({ found, isMissing, expected, fix }) => (
    <p className="fault" key={found + expected}>
      {isMissing
        ? `Falta llenarlo: se espera ${expected}.`
        : `Se encontró ${found}. Se espera ${expected}. ${fix}`}
    </p>
  ));
}
