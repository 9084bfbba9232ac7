import type { Edition } from "#edition/model/edition.ts";
import { Emblem } from "./Emblem.tsx";
import { MarkPicture } from "./MarkPicture.tsx";

interface EditionMarkProps extends Pick<Edition, "edicion" | "drawn"> {
  /** Whether the page shows the emblem above it, too. */
  readonly repeats?: boolean;
}

/** The edition's own logo or, without one, its emblem. */
export function EditionMark({ edicion, drawn, repeats = false }: EditionMarkProps) {
  const logo = drawn?.marks?.[edicion.logo ?? ""];
  return logo ? (
    <MarkPicture mark={logo} alt="" early />
  ) : (
    <Emblem editionNumber={edicion.numero} repeats={repeats} />
  );
}
