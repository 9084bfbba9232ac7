import type { Edition } from "#edition/model/edition.ts";
import { Emblem } from "./Emblem.tsx";
import { MarkPicture } from "./MarkPicture.tsx";

/** The edition's own logo or, without one, its emblem. */
export function EditionMark({ edicion, drawn }: Pick<Edition, "edicion" | "drawn">) {
  const logo = drawn?.marks?.[edicion.logo ?? ""];
  return logo ? (
    <MarkPicture mark={logo} alt="" early />
  ) : (
    <Emblem editionNumber={edicion.numero} />
  );
}
