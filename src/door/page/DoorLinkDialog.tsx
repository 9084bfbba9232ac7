import { useAppContext } from "#access/page/app-context.ts";
import { endOf } from "#edition/model/phases/clock-times.ts";
import { inStorage } from "#platform/browser/in-storage.ts";
import { siteAddress } from "#platform/browser/site-address.ts";
import { ShareLink } from "#platform/ui/actions/ShareLink.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { doorLink } from "../model/link.ts";
import type { LinkAnswer } from "../model/organiser-calls.ts";

export interface ShownLink extends LinkAnswer {
  readonly isRehearsal: boolean;
}

export function DoorLinkDialog({
  link: { name, secret, validUntil, isRehearsal },
  now,
  onClose,
}: {
  readonly link: ShownLink;
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { siteUrl } = useAppContext().facts;
  const what = isRehearsal ? "del ensayo en la puerta" : "de la puerta";
  return (
    <Dialog title={name} onClose={onClose}>
      <p>
        {`Ábralo en el teléfono que va a estar en esta puerta: escanee el código, o mándeselo. Sirve hasta ${endOf(validUntil, now)}.`}
        {isRehearsal && " Es un ensayo: nada de lo que anote cuenta."}
      </p>
      <ShareLink
        link={doorLink(siteAddress(siteUrl, location), secret)}
        message={`Enlace ${what} «${name}», sirve hasta ${endOf(validUntil, now)}. Ábralo en el teléfono que va a estar ahí:`}
        codeLabel={`Código QR del enlace de ${name}`}
      />
      <Button onClick={onClose}>Listo</Button>
    </Dialog>
  );
}

/*
 * The links of doors that this tab opened or renewed. The server has only their hashes, so elsewhere one
 * makes a new link for the same door. They go with the tab, and at sign-out.
 */

const keyOf = (linkId: string) => `organizar-puerta-${linkId}`;

/** Without storage the link is shown once. */
export const keepLink = ({ linkId, secret }: LinkAnswer): void =>
  void inStorage(() => sessionStorage.setItem(keyOf(linkId), secret));

/** The secret of the door's present link, or `null`. */
export const keptSecret = (linkId: string): string | null =>
  inStorage(() => sessionStorage.getItem(keyOf(linkId)));
