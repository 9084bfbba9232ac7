import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { InvitedAnswer } from "../../../../domain/organisers/answers.ts";
import { LONGEST_NAME } from "../../../../domain/organisers/journal.ts";
import { organisersLink } from "../../../../domain/organisers/page-facts.ts";
import { tidyText } from "../../../../domain/text/tidy-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { faultOf } from "../calls/call-error.ts";
import { calls, keys } from "../calls/calls.ts";
import layout from "../parts/layout.module.css";
import { ShareLink } from "../parts/link/ShareLink.tsx";
import { useAppContext } from "../shell/app-context.ts";
import { siteAddress } from "../shell/site-address.ts";

interface Props {
  readonly onInvited: (invited: InvitedAnswer & { readonly name: string }) => void;
}

/** Makes a personal link for another organiser. */
export function InviteForm({ onInvited }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const invite = useMutation({
    mutationFn: calls.invite,
    onSuccess: (answer, name) => {
      void client.invalidateQueries({ queryKey: keys.access });
      setTyped("");
      onInvited({ ...answer, name });
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const name = tidyText(typed);
    setEmpty(name === "");
    if (name !== "") invite.mutate(name);
  }
  const fault = isEmpty ? "Escriba el nombre de quien va a entrar." : faultOf(invite.error);
  return (
    <form className={layout.card} onSubmit={submit} noValidate aria-labelledby="invitar">
      <h2 id="invitar">Invitar</h2>
      <Field
        label="Nombre de quien va a organizar"
        maxLength={LONGEST_NAME}
        value={typed}
        onText={setTyped}
        fault={fault}
      />
      <p className={layout.note}>
        Se crea un enlace personal: sirve una vez, durante siete días, y se muestra una sola vez.
      </p>
      <Button type="submit" kind="main" isDisabled={invite.isPending}>
        {invite.isPending ? "Creando…" : "Crear el enlace"}
      </Button>
    </form>
  );
}

interface InvitationDialogProps {
  readonly invited: InvitedAnswer & { readonly name: string };
  readonly onClose: () => void;
}

/** The personal link, which nobody can show again. */
export function InvitationDialog({ invited: { name, secret }, onClose }: InvitationDialogProps) {
  const { title, siteUrl } = useAppContext().facts;
  return (
    <Dialog title={`Enlace de ${name}`} onClose={onClose}>
      <p>
        Mándelo ahora: al cerrar este cuadro ya no se puede ver. Es solo para {name}: quien lo abra
        primero entra.
      </p>
      <ShareLink
        link={organisersLink(siteAddress(siteUrl, location), secret)}
        message={`Enlace personal de ${name} para organizar la ${title}. Sirve una vez, en el navegador en que se abra:`}
        codeLabel={`Código QR del enlace de ${name}`}
      />
      <Button onClick={onClose}>Ya lo mandé</Button>
    </Dialog>
  );
}
