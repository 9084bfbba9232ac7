import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { CertificateHolder } from "../../../../domain/organisers/certificate-calls.ts";
import { tidyText } from "../../../../domain/text/tidy-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { faultOf } from "../calls/call-error.ts";
import { calls, keys } from "../calls/calls.ts";
import layout from "../parts/layout.module.css";
import { showSuccess } from "../parts/toasts/toasts.ts";
import styles from "./Certificates.module.css";

/** Asks why a certificate is withdrawn, and withdraws it. */
export function Withdraw({ holder, onClose }: { holder: CertificateHolder; onClose: () => void }) {
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const withdraw = useMutation({
    mutationFn: calls.withdrawCertificate,
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
          fault={isEmpty ? "Escriba por qué: queda en el diario." : faultOf(withdraw.error)}
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
