import type { ShownAccess } from "../../../../domain/organisers/answers.ts";
import { calls, keys } from "../calls/calls.ts";
import { ConfirmButton } from "../parts/ConfirmButton.tsx";
import { ago } from "../parts/clock/ago.ts";
import { endOf } from "../parts/door-texts.ts";
import layout from "../parts/layout.module.css";
import { tellDone } from "../parts/toasts/toasts.ts";

/** A session or an invitation. */
export function AccessItem({
  access,
  now,
}: {
  readonly access: ShownAccess;
  readonly now: number;
}) {
  const { id, kind, browser, createdAt, lastUsedAt, expiresAt, isOwn } = access;
  const name = access.name || "Sin nombre todavía";
  const whose = access.name === "" ? "sin nombre" : `de ${access.name}`;
  const end = (done: string) => ({
    mutationFn: () => calls.endAccess(id),
    queryKey: keys.access,
    onDone: () => tellDone(done),
  });
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
        <ConfirmButton
          name="Retirar"
          label={`Retirar el enlace de ${name}`}
          title={`¿Retirar el enlace ${whose}?`}
          yes="Retirar el enlace"
          action={end("Ese enlace ya no sirve.")}
        >
          <p>Quien lo abra ya no podrá entrar.</p>
        </ConfirmButton>
      )}
      {kind === "session" && !isOwn && (
        <ConfirmButton
          name="Terminar"
          label={`Terminar la sesión de ${name}, ${browser}`}
          title={`¿Terminar la sesión ${whose}?`}
          yes="Terminar la sesión"
          action={end("Esa sesión terminó.")}
        >
          <p>Ese navegador queda fuera en su próxima acción. Lo que ya guardó no cambia.</p>
        </ConfirmButton>
      )}
    </li>
  );
}
