import { copyText } from "#platform/browser/copy-text.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { partsOf } from "#platform/text/group-by.ts";
import { showProblem, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Actions, Note } from "#platform/ui/parts/layout.tsx";

/** The usual mail services refuse a mail to more than 500. */
const MOST_AT_ONCE = 400;

/** Copies mail addresses for the blind copies of mails; empty ones are left out. */
export function CopyAddresses({ of }: { readonly of: readonly string[] }) {
  const addresses = [...new Set(of.filter((address) => address !== ""))];
  if (addresses.length === 0) return null;
  const parts = partsOf(addresses, MOST_AT_ONCE);
  async function copy(part: readonly string[]): Promise<void> {
    const isCopied = await copyText(part.join(", "));
    if (isCopied) showSuccess("Copiados. Péguelos en la copia oculta (CCO) de su correo.");
    else showProblem("Este navegador no dejó copiar. Pruebe en otro.");
  }
  return (
    <>
      {parts.length > 1 && (
        <Note>
          {amount(addresses.length, "correo", "correos")}, en {parts.length} partes: mande un correo
          a cada una, porque un correo no admite a tantas personas.
        </Note>
      )}
      <Actions as="p">
        {parts.map((part, index) => {
          const start = index * MOST_AT_ONCE;
          return (
            <Button key={start} onClick={() => void copy(part)}>
              {parts.length === 1
                ? `Copiar ${amount(part.length, "correo", "correos")}`
                : `Copiar del ${figure(start + 1)} al ${figure(start + part.length)}`}
            </Button>
          );
        })}
      </Actions>
    </>
  );
}
