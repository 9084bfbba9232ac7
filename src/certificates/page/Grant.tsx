import { useMemo, useState } from "react";
import { kindWord, shownCarnet } from "#people/model/carnet/kinds.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { useList } from "#people/page/list.ts";
import { useSearch } from "#people/page/use-search.ts";
import { send } from "#platform/calls/send.ts";
import { figure } from "#platform/text/amount.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Actions, Note } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import {
  type CertificateHolder,
  certificateCalls,
  LONGEST_REASON,
} from "../model/organiser-calls.ts";
import styles from "./Certificates.module.css";

const MOST_SHOWN = 5;

interface Typed {
  readonly wanted: string;
  readonly chosen: Participant | null;
  readonly reason: string;
}
const nothing: Typed = { wanted: "", chosen: null, reason: "" };

/** Grants one to somebody whom no door admitted, with a reason for the journal. */
export function Grant({ holders }: { readonly holders: readonly CertificateHolder[] }) {
  const { data: list } = useList();
  const [typed, setTyped] = useState(nothing);
  const { wanted, chosen, reason } = typed;
  const [fault, setFault] = useState<string>();
  const candidates = useMemo(() => {
    const having = new Set(holders.filter(({ isEntitled }) => isEntitled).map(idOf));
    return list?.people.filter((each) => !having.has(idOf(each))) ?? [];
  }, [list, holders]);
  const { people: found, more } = useSearch(candidates, wanted, MOST_SHOWN);
  const grant = useAction({
    mutationFn: ({ person, sent }: { readonly person: Participant; readonly sent: Typed }) =>
      send(certificateCalls.grant, { id: idOf(person), reason: tidyText(sent.reason) }),
    onDone: (_, { person, sent }) => {
      // Another person may have been chosen meanwhile.
      setTyped((now) => (now === sent ? nothing : now));
      return `${person.nombre} recibe una constancia.`;
    },
  });
  function submit(): void {
    const why = tidyText(reason);
    setFault(why === "" ? "Escriba por qué, como «Ponente»: queda en «Pasos»." : undefined);
    if (why !== "" && chosen !== null) grant.mutate({ person: chosen, sent: typed });
  }
  return (
    <Section title="Dar una a quien no pasó por la puerta" start className={styles.section}>
      <Field
        label="Nombre, carnet o ticket"
        type="search"
        value={wanted}
        onText={(text) => setTyped({ ...nothing, wanted: text })}
      />
      <Note role="status">
        {wanted.trim() !== "" && found.length === 0 && "Nadie más de la lista coincide."}
        {more > 0 && `Y ${figure(more)} más: escriba más del nombre.`}
      </Note>
      {found.length > 0 && chosen === null && (
        <Actions as="ul">
          {found.map((each) => (
            <li key={idOf(each)}>
              <Button
                onClick={() => setTyped({ wanted, chosen: each, reason: kindWord(each.tipo) })}
              >
                {each.nombre} · {shownCarnet(each.carnet) || kindWord(each.tipo)}
              </Button>
            </li>
          ))}
        </Actions>
      )}
      {chosen && (
        <Actions as={Form} onSubmit={submit}>
          <Field
            label={`Por qué la recibe ${chosen.nombre}`}
            maxLength={LONGEST_REASON}
            autoFocus
            value={reason}
            onText={(text) => setTyped({ ...typed, reason: text })}
            fault={fault}
          />
          <Button type="submit" kind="main" isDisabled={grant.isPending}>
            Darle la constancia
          </Button>
        </Actions>
      )}
    </Section>
  );
}
