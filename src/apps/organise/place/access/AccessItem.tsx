import type { ShownAccess } from "../../../../domain/organisers/answers.ts";
import { Button } from "../../../ui/Button.tsx";
import { ago } from "../parts/clock/ago.ts";
import { endOf } from "../parts/door-texts.ts";
import layout from "../parts/layout.module.css";

interface Props {
  readonly access: ShownAccess;
  readonly now: number;
  readonly onEnd: () => void;
}

/** A session or an invitation. */
export function AccessItem({ access, now, onEnd }: Props) {
  const { kind, browser, createdAt, lastUsedAt, expiresAt, isOwn } = access;
  const name = access.name || "Sin nombre todavía";
  return (
    <li className={layout.row}>
      <div>
        <p>
          <strong>{name}</strong>
          {isOwn && <span className={layout.tag}>Usted, aquí</span>}
        </p>
        <p className={layout.note}>
          {kind === "invitation"
            ? `Creado ${ago(now - createdAt)}; sirve hasta ${endOf(expiresAt, now)}`
            : isOwn
              ? browser
              : `${browser}, ${ago(now - lastUsedAt)}`}
        </p>
      </div>
      {kind === "invitation" && (
        <Button aria-label={`Retirar el enlace de ${name}`} onClick={onEnd}>
          Retirar
        </Button>
      )}
      {kind === "session" && !isOwn && (
        <Button aria-label={`Terminar la sesión de ${name}, ${browser}`} onClick={onEnd}>
          Terminar
        </Button>
      )}
    </li>
  );
}
