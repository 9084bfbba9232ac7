import type { InvitedAnswer } from "../../../../domain/organisers/answers.ts";
import { organisersLink } from "../../../../domain/organisers/page-facts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ShareLink } from "../parts/link/ShareLink.tsx";
import { usePlace } from "../shell/place-context.ts";
import { siteAddress } from "../shell/site-address.ts";

interface Props {
  readonly invited: InvitedAnswer & { readonly name: string };
  readonly onClose: () => void;
}

/** The personal link, which nobody can show again. */
export function InvitationDialog({ invited: { name, secret }, onClose }: Props) {
  const { title, siteUrl } = usePlace().facts;
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
