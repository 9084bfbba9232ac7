import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Erased } from "#access/model/answers.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { messageOf } from "#platform/calls/call-error.ts";
import { calls, keys } from "#platform/calls/calls.ts";
import { amount } from "#platform/text/amount.ts";
import { ConfirmDialog } from "#platform/ui/actions/ConfirmDialog.tsx";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { refresh } from "../use-change-list.ts";

interface Props {
  readonly person: Participant;
  readonly onErased: () => void;
}

/** Erases a person's data everywhere but in old backups, after a confirmation that says so. */
export function ErasePerson({ person, onErased }: Props) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const erase = useMutation({
    mutationFn: () => calls.erase(person.carnet),
    onSuccess: async (erased) => {
      await refresh(client);
      void client.invalidateQueries({ queryKey: keys.certificates });
      showSuccess(`Se borraron sus datos. ${restInWords(erased)}`);
      onErased();
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Borrar sus datos</Button>
      {isAsking && (
        <ConfirmDialog
          title={`¿Borrar los datos de ${person.nombre}?`}
          yes="Borrar sus datos"
          isBusy={erase.isPending}
          onYes={() => erase.mutate()}
          onNo={() => setAsking(false)}
        >
          <p>
            Sale de la lista, del historial, de lo que anotaron las puertas y de su constancia, que
            deja de valer. No se puede deshacer.
          </p>
          <p>
            Queda, sin nombre ni carnet, que alguien entró. Los respaldos que ya descargó la tienen
            todavía: bórrelos y descargue uno nuevo.
          </p>
          {erase.error && (
            <p className={layout.warning} role="alert">
              {messageOf(erase.error)}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function restInWords({ lines, certificates }: Erased): string {
  const parts = [
    lines > 0 ? amount(lines, "anotación de puerta", "anotaciones de puertas") : [],
    certificates > 0 ? amount(certificates, "constancia retirada", "constancias retiradas") : [],
  ].flat();
  return parts.length === 0
    ? "No queda nada suyo."
    : `Sin nombre ni carnet quedan ${parts.join(" y ")}.`;
}
