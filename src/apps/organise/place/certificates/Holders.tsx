import { useState } from "react";
import { bySurname } from "../../../../domain/list/by-surname.ts";
import type { CertificateHolder } from "../../../../domain/organisers/certificate-calls.ts";
import { Button } from "../../../ui/Button.tsx";
import { calls, keys } from "../calls/calls.ts";
import layout from "../parts/layout.module.css";
import { ShowMore } from "../parts/ShowMore.tsx";
import { tellDone } from "../parts/toasts/toasts.ts";
import { useAction } from "../parts/use-action.ts";
import styles from "./Certificates.module.css";
import { Withdraw } from "./Withdraw.tsx";

/** Who gets a certificate, by surname, and why; one at a time can be withdrawn. */
export function Holders({ holders }: { readonly holders: readonly CertificateHolder[] }) {
  const [withdrawing, setWithdrawing] = useState<CertificateHolder | null>(null);
  const queryKey = keys.certificates;
  const giveBack = useAction({
    mutationFn: calls.giveBackCertificate,
    queryKey,
    onDone: () => tellDone("La constancia vuelve a ser válida."),
  });
  const revoke = useAction({
    mutationFn: calls.revokeGrant,
    queryKey,
    onDone: () => tellDone("Esa persona ya no recibe una."),
  });
  const holderOf = new Map(holders.map((holder) => [holder.carnet, holder]));
  const sorted = bySurname(holders).flatMap(({ person, name }) => {
    const holder = holderOf.get(person.carnet);
    return holder === undefined ? [] : [{ holder, name }];
  });
  if (holders.length === 0) return null;
  return (
    <section className={`${layout.section} ${styles.section}`} aria-labelledby="quienes">
      <h2 id="quienes">Quiénes</h2>
      <ShowMore items={sorted} step={50}>
        {(shown) => (
          <ul className={layout.rows}>
            {shown.map(({ holder, name }) => (
              <li key={holder.carnet} className={layout.row}>
                <div>
                  <p>
                    <strong>{name}</strong>
                  </p>
                  <p className={layout.note}>{stateOf(holder)}</p>
                </div>
                {holder.withdrawn !== null && holder.code !== null && (
                  <Button onClick={() => giveBack.mutate({ code: holder.code ?? "" })}>
                    Devolverla<span className="visually-hidden"> a {holder.nombre}</span>
                  </Button>
                )}
                {holder.withdrawn === null && holder.code !== null && (
                  <Button onClick={() => setWithdrawing(holder)}>
                    Retirarla<span className="visually-hidden"> a {holder.nombre}</span>
                  </Button>
                )}
                {holder.code === null && holder.mark !== null && !holder.entered && (
                  <Button onClick={() => revoke.mutate({ carnet: holder.carnet })}>
                    No dársela<span className="visually-hidden"> a {holder.nombre}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
      {withdrawing && <Withdraw holder={withdrawing} onClose={() => setWithdrawing(null)} />}
    </section>
  );
}

function stateOf({ carnet, entered, mark, code, withdrawn }: CertificateHolder): string {
  const why = entered
    ? "Entró"
    : mark !== null
      ? `${mark.reason} (se la dio ${mark.by})`
      : "Su entrada se deshizo";
  if (withdrawn !== null) return `${carnet} · Retirada: ${withdrawn.reason}`;
  return `${carnet} · ${why}${code === null ? "" : ` · ${code}`}`;
}
