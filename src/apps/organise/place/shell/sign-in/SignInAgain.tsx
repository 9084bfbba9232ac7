import type { ReactNode } from "react";
import { Dialog } from "../../../../ui/Dialog.tsx";

interface Props {
  readonly hasKey: boolean;
  readonly form: ReactNode;
}

/** Over the page whose session ended. Only a new session closes it. */
export function SignInAgain({ hasKey, form }: Props) {
  return (
    <div data-ground="paper">
      <Dialog title="Entre de nuevo" onClose={() => {}}>
        <p>Su sesión terminó. Lo que estaba escribiendo sigue en esta pestaña.</p>
        {hasKey && form}
        <p>
          {hasKey ? "¿Tiene un enlace personal nuevo? Ábralo" : "Abra un enlace personal nuevo"} en
          otra pestaña de este navegador y vuelva a esta.
        </p>
      </Dialog>
    </div>
  );
}
