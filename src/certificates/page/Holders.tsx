import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { bySurname } from "#people/model/by-surname.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { faultOf } from "#platform/calls/call-error.ts";
import { keys } from "#platform/calls/keys.ts";
import { amount } from "#platform/text/amount.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import type { CertificateHolder } from "../model/organisers-certificate-calls.ts";
import styles from "./Certificates.module.css";
import { certificateCalls } from "./calls.ts";

/**
 * The people who get a certificate, or would for more days, by surname, and why; certificates can be
 * withdrawn one by one.
 */
export function Holders({ holders }: { readonly holders: readonly CertificateHolder[] }) {
  const { days } = useAppContext().facts;
  const [withdrawing, setWithdrawing] = useState<CertificateHolder | null>(null);
  const queryKey = keys.certificates;
  const giveBack = useAction({
    mutationFn: certificateCalls.giveBackCertificate,
    queryKey,
    onDone: () => showSuccess("La constancia vuelve a ser válida."),
  });
  const revoke = useAction({
    mutationFn: certificateCalls.revokeGrant,
    queryKey,
    onDone: () => showSuccess("Esa persona ya no recibe una."),
  });
  /** The only action on a holder; the same button element stays when the action changes. */
  function actionFor(holder: CertificateHolder) {
    const { code, withdrawn, grant } = holder;
    if (code !== null && withdrawn !== null) {
      return { name: "Devolverla", run: () => giveBack.mutate({ code }) };
    }
    if (code !== null) return { name: "Retirarla", run: () => setWithdrawing(holder) };
    if (grant === null) return null;
    return { name: "No dársela", run: () => revoke.mutate({ id: idOf(holder) }) };
  }
  if (holders.length === 0) return null;
  return (
    <Section title="Quiénes" className={`${layout.section} ${layout.start} ${styles.section}`}>
      <ShowMore items={bySurname(holders)}>
        {(shown) => (
          <ul className={layout.rows}>
            {shown.map(({ person, name }) => {
              const action = actionFor(person);
              return (
                <li key={idOf(person)} className={layout.row}>
                  <div>
                    <p>
                      <strong>{name}</strong>
                    </p>
                    <p className={layout.note}>{stateOf(person, days.length)}</p>
                  </div>
                  {action && (
                    <Button onClick={action.run}>
                      {action.name}
                      <span className="visually-hidden"> a {person.nombre}</span>
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </ShowMore>
      {withdrawing && <Withdraw holder={withdrawing} onClose={() => setWithdrawing(null)} />}
    </Section>
  );
}

function stateOf(
  { carnet, entered, isEntitled, grant, code, withdrawn }: CertificateHolder,
  days: number,
): string {
  const came = days > 1 ? `Entró ${amount(entered, "día", "días")} de ${days}` : "Entró";
  const granted = grant && `${grant.reason} (se la dio ${grant.by})`;
  const why = granted ?? (entered > 0 ? came : "Su entrada se deshizo");
  if (withdrawn !== null) return `${carnet} · Retirada: ${withdrawn.reason}`;
  const lacks = days > 1 && !isEntitled ? " · No recibe una" : "";
  return `${carnet} · ${why}${code === null ? "" : ` · ${code}`}${lacks}`;
}

/** Asks why a certificate is withdrawn, and withdraws it. */
function Withdraw({ holder, onClose }: { holder: CertificateHolder; onClose: () => void }) {
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const withdraw = useMutation({
    mutationFn: certificateCalls.withdrawCertificate,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.certificates });
      showSuccess("La constancia quedó retirada. Quien la verifique lo verá.");
      onClose();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const why = tidyText(reason);
    setEmpty(why === "");
    if (why !== "" && holder.code !== null) {
      withdraw.mutate({ code: holder.code, reason: why });
    }
  }
  return (
    <Dialog title="¿Retirar la constancia?" onClose={onClose}>
      <p>
        La de {holder.nombre}, con el código {holder.code}. Ya no la podrá descargar, y quien la
        verifique verá que se retiró. Puede devolverla después.
      </p>
      <form
        className={`${layout.section} ${layout.start} ${styles.section}`}
        onSubmit={submit}
        noValidate
      >
        <Field
          label="Por qué se retira"
          maxLength={200}
          value={reason}
          data-first="true"
          onText={setReason}
          fault={isEmpty ? "Escriba por qué: queda en «Pasos»." : faultOf(withdraw.error)}
        />
        <div className={layout.actions}>
          <Button onClick={onClose}>No, volver</Button>
          <Button type="submit" kind="main" isDisabled={withdraw.isPending}>
            Retirar la constancia
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
