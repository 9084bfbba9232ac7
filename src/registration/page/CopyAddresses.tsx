import { copyText } from "#platform/browser/copy-text.ts";
import { amount } from "#platform/text/amount.ts";
import { showProblem, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Actions } from "#platform/ui/parts/layout.tsx";

/** Copies mail addresses for the blind copy of a mail; empty ones are left out. */
export function CopyAddresses({ of }: { readonly of: readonly string[] }) {
  const addresses = [...new Set(of.filter((address) => address !== ""))];
  if (addresses.length === 0) return null;
  async function copy(): Promise<void> {
    const isCopied = await copyText(addresses.join(", "));
    if (isCopied) showSuccess("Copiados. Péguelos en la copia oculta (CCO) de su correo.");
    else showProblem("Este navegador no dejó copiar. Pruebe en otro.");
  }
  return (
    <Actions as="p">
      <Button onClick={() => void copy()}>
        Copiar {amount(addresses.length, "correo", "correos")}
      </Button>
    </Actions>
  );
}
