import { amount } from "../../../../domain/text/amount.ts";

/** Says that some of what the doors stored cannot be read, and so is missing here. */
export function Unreadable({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p>{`${amount(count, "anotación o puerta no se puede leer y no cuenta", "anotaciones o puertas no se pueden leer y no cuentan")} aquí. Avise a quien administra el sitio.`}</p>
  );
}
