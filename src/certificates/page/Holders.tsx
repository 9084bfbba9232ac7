import { useMemo, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { bySurname } from "#people/model/by-surname.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { KindTag } from "#people/page/KindTag.tsx";
import { useSearch } from "#people/page/use-search.ts";
import { send } from "#platform/calls/send.ts";
import { amount } from "#platform/text/amount.ts";
import { slugOf } from "#platform/text/plain-text.ts";
import { ReasonDialog } from "#platform/ui/actions/ReasonDialog.tsx";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Note, Row, Rows } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { ShowMore } from "#platform/ui/parts/ShowMore.tsx";
import {
  type CertificateHolder,
  certificateCalls,
  LONGEST_REASON,
} from "../model/organiser-calls.ts";
import styles from "./Certificates.module.css";
import { useDownload } from "./use-sheet.ts";

/** Who gets a certificate, or would for more days, by surname, and why; each can be withdrawn. */
export function Holders({ holders }: { readonly holders: readonly CertificateHolder[] }) {
  const { days } = useAppContext().facts;
  const [wanted, setWanted] = useState("");
  const sorted = useMemo(() => bySurname(holders), [holders]);
  const { people: matching } = useSearch(holders, wanted);
  const found = useMemo(() => {
    const ids = new Set(matching.map(idOf));
    return wanted.trim() === "" ? sorted : sorted.filter(({ person }) => ids.has(idOf(person)));
  }, [sorted, matching, wanted]);
  const [withdrawing, setWithdrawing] = useState<CertificateHolder | null>(null);
  const giveBack = useAction({
    mutationFn: (code: string) => send(certificateCalls.giveBack, { code }),
    onDone: () => "La constancia vuelve a ser válida.",
  });
  const revoke = useAction({
    mutationFn: (id: string) => send(certificateCalls.revokeGrant, { id }),
    onDone: () => "Esa persona ya no recibe constancia.",
  });
  /** The only action on a holder; the same button element stays when the action changes. */
  function actionFor(holder: CertificateHolder) {
    const { code, withdrawn, grant } = holder;
    if (code !== null && withdrawn !== null) {
      return { name: "Devolverla", run: () => giveBack.mutate(code) };
    }
    if (code !== null) return { name: "Retirarla", run: () => setWithdrawing(holder) };
    if (grant === null) return null;
    return { name: "Quitársela", run: () => revoke.mutate(idOf(holder)) };
  }
  if (holders.length === 0) return null;
  return (
    <Section title="Quiénes" start className={styles.section}>
      <Field
        label="Buscar entre quienes la reciben"
        type="search"
        value={wanted}
        onText={setWanted}
      />
      <Note role="status">{found.length === 0 && "Nadie coincide."}</Note>
      <ShowMore items={found}>
        {(shown) => (
          <Rows>
            {shown.map(({ person, name }) => {
              const action = actionFor(person);
              return (
                <Row key={idOf(person)}>
                  <div>
                    <p>
                      <strong>{name}</strong> <KindTag tipo={person.tipo} />
                    </p>
                    <Note>{stateOf(person, days.length)}</Note>
                  </div>
                  {person.tipo && person.isEntitled && person.withdrawn === null && (
                    <DownloadOne holder={person} />
                  )}
                  {action && (
                    <Button onClick={action.run}>
                      {action.name}
                      <span className="visually-hidden"> a {person.nombre}</span>
                    </Button>
                  )}
                </Row>
              );
            })}
          </Rows>
        )}
      </ShowMore>
      {withdrawing && <Withdraw holder={withdrawing} onClose={() => setWithdrawing(null)} />}
    </Section>
  );
}

function stateOf(
  { carnet, entered, isEntitled, grant, code, withdrawn }: CertificateHolder,
  days: number,
): string {
  const shown = shownCarnet(carnet) === "" ? "" : `${carnet} · `;
  const came = days > 1 ? `Entró ${amount(entered, "día", "días")} de ${days}` : "Entró";
  const granted = grant && `${grant.reason} (se la dio ${grant.by})`;
  const absent = isEntitled ? "Está en la lista" : "Su entrada se deshizo";
  const why = granted ?? (entered > 0 ? came : absent);
  if (withdrawn !== null) return `${shown}Retirada: ${withdrawn.reason}`;
  const lacks = days > 1 && !isEntitled ? " · No recibe constancia" : "";
  return `${shown}${why}${code === null ? "" : ` · ${code}`}${lacks}`;
}

/** The certificate of somebody who is no student, and so does not download it on the page. */
function DownloadOne({ holder }: { readonly holder: CertificateHolder }) {
  const { nombre, unprintable } = holder;
  const { isDisabled, mutate } = useDownload();
  const request = { id: idOf(holder), fileName: `constancia-${slugOf(nombre)}.pdf` };
  return (
    <Button isDisabled={isDisabled || unprintable.length > 0} onClick={() => mutate(request)}>
      Descargar
      <span className="visually-hidden"> la de {nombre}</span>
    </Button>
  );
}

function Withdraw({ holder, onClose }: { holder: CertificateHolder; onClose: () => void }) {
  const { nombre, code } = holder;
  return (
    <ReasonDialog
      title="¿Retirar la constancia?"
      label="Por qué se retira"
      missing="Escriba por qué: queda en «Pasos»."
      maxLength={LONGEST_REASON}
      yes="Retirar la constancia"
      action={{
        mutationFn: (reason) => send(certificateCalls.withdraw, { code: code ?? "", reason }),
        onDone: () => "La constancia quedó retirada. Quien la verifique lo verá.",
      }}
      onClose={onClose}
    >
      <p>
        La de {nombre}, con el código {code}. Ya no la podrá descargar, y quien la verifique verá
        que se retiró. Puede devolverla después.
      </p>
    </ReasonDialog>
  );
}
