import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { calls, keys } from "../../calls/calls.ts";
import layout from "../../parts/layout.module.css";
import { Waiting } from "../../parts/Waiting.tsx";
import { momentInWords } from "../data/words.ts";
import { changeInWords } from "../steps/step-words.ts";

/** Who changed a person, when, and how; asked for when it is opened. */
export function PersonHistory({ carnet }: { readonly carnet: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Historial</summary>
      {isOpen && <Lines carnet={carnet} />}
    </details>
  );
}

function Lines({ carnet }: { readonly carnet: string }) {
  const query = useQuery({
    queryKey: [...keys.journal, "person", carnet],
    queryFn: () => calls.history(carnet),
  });
  if (query.data === undefined) return <Waiting query={query} />;
  const { lines } = query.data;
  if (lines.length === 0) {
    return <p>Nadie la ha cambiado desde que hay historial.</p>;
  }
  return (
    <ol className={layout.section}>
      {lines.map(({ entry, change }) => (
        <li key={`${entry.id} ${change.after?.carnet ?? ""}`}>
          <strong>
            {entry.by}, {momentInWords(entry.at)}
          </strong>
          : {changeInWords(entry.kind, change)}
        </li>
      ))}
    </ol>
  );
}
