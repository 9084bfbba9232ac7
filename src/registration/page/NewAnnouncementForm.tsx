import { useId, useRef, useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { named } from "#people/page/words.ts";
import { send } from "#platform/calls/send.ts";
import { amount, figure } from "#platform/text/amount.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Actions, Fault, Note, Panel, Stack, Warning } from "#platform/ui/parts/layout.tsx";
import { Select } from "#platform/ui/parts/Select.tsx";
import {
  type Audience,
  announcementCalls,
  audienceNames,
  audiences,
  filledText,
  LONGEST_ANNOUNCEMENT_NAME,
  LONGEST_TEXT,
  lackingIn,
  type NewAnnouncement,
  placeholders,
  unknownIn,
} from "../model/announcement.ts";
import { type Recipient, valuesOf } from "../model/recipients.ts";
import styles from "./Announcements.module.css";
import { changeDraft, clearDraft, useDraft } from "./announcements.ts";
import { CopyAddresses } from "./CopyAddresses.tsx";

interface Props {
  readonly recipients: ReadonlyMap<Audience, readonly Recipient[]>;
  readonly onBegun: (id: string) => void;
}

/** Whom, and with what words; nothing is stored or sent until it is begun. */
export function NewAnnouncementForm({ recipients, onBegun }: Props) {
  const { siteUrl } = useAppContext().facts;
  const { name, text, ...draft } = useDraft();
  const [isTried, setTried] = useState(false);
  const textId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = useAction({
    mutationFn: (written: NewAnnouncement) => send(announcementCalls.begin, written),
    onDone({ id }) {
      clearDraft();
      onBegun(id);
    },
  });
  const offered = audienceNames.filter((each) => recipients.has(each));
  const audience = offered.find((each) => each === draft.audience) ?? offered[0] ?? "all";
  const chosen = recipients.get(audience) ?? [];
  const reachable = chosen.filter(({ dialled }) => dialled !== null);
  const lacking = reachable.filter((each) => lackingIn(text, valuesOf(each, siteUrl)).length > 0);
  const ready = reachable.filter((each) => !lacking.includes(each));
  const [first] = ready;
  const fault = text.trim() === "" ? isTried && "Escriba el mensaje." : faultOf(text, siteUrl);

  function insert(placeholder: string): void {
    if (field.current === null || begin.isPending) return;
    const { selectionStart, selectionEnd } = field.current;
    field.current.setRangeText(`{${placeholder}}`, selectionStart, selectionEnd, "end");
    field.current.focus();
    changeDraft({ text: field.current.value });
  }
  function submit(): void {
    setTried(true);
    const called = tidyText(name);
    if (text.trim() === "" || fault || called === "") return;
    if (first === undefined) field.current?.focus();
    else begin.mutate({ name: called, audience, text: text.trim(), count: ready.length });
  }
  return (
    <Stack as={Form} onSubmit={submit} aria-labelledby="aviso-nuevo">
      <h2 id="aviso-nuevo">Aviso nuevo</h2>
      <div className={styles.narrow}>
        <Select
          label="A quiénes"
          value={audience}
          options={offered.map((each) => [
            each,
            `${audiences[each]} (${figure(recipients.get(each)?.length ?? 0)})`,
          ])}
          onChange={(value) =>
            changeDraft({ audience: audienceNames.find((each) => each === value) ?? "all" })
          }
        />
        <p>{reachInWords(chosen)}</p>
        <CopyAddresses of={chosen.map(({ correo }) => correo)} />
      </div>
      {reachable.length > 0 && (
        <>
          <div className={styles.narrow}>
            <label htmlFor={textId}>Mensaje de WhatsApp</label>
            <textarea
              id={textId}
              ref={field}
              rows={6}
              maxLength={LONGEST_TEXT}
              value={text}
              readOnly={begin.isPending}
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${textId}-fault`}
              onChange={({ target }) => changeDraft({ text: target.value })}
            />
            <Actions role="group" aria-label="Poner en el mensaje">
              {placeholders.map((each) => (
                <Button key={each} onClick={() => insert(each)}>
                  {`{${each}}`}
                </Button>
              ))}
            </Actions>
            <Fault id={`${textId}-fault`} role="status">
              {fault}
            </Fault>
            {lacking.length > 0 && !fault && (
              <Warning role="status">
                {lacking.length === 1 ? "Queda" : "Quedan"} sin mensaje {named(lacking)}: falta{" "}
                {[...new Set(lacking.flatMap((each) => lackingIn(text, valuesOf(each, siteUrl))))]
                  .map((each) => `{${each}}`)
                  .join(" o ")}
                .
              </Warning>
            )}
          </div>
          {first !== undefined && text.trim() !== "" && !fault && (
            <Stack as="figure" className={styles.narrow}>
              <Note as="figcaption">Así lo lee {first.nombre}:</Note>
              <Panel as="blockquote" className={styles.text}>
                {filledText(text.trim(), valuesOf(first, siteUrl))}
              </Panel>
            </Stack>
          )}
          <Field
            className={styles.narrow ?? ""}
            label="Nombre del aviso, para quienes organizan"
            maxLength={LONGEST_ANNOUNCEMENT_NAME}
            value={name}
            readOnly={begin.isPending}
            fault={
              isTried && tidyText(name) === "" ? "Escriba un nombre, como «Recordatorio»." : ""
            }
            onText={(value) => changeDraft({ name: value })}
          />
          <Actions>
            <Button kind="main" type="submit" isDisabled={begin.isPending}>
              {begin.isPending
                ? "Un momento…"
                : `Preparar ${amount(ready.length, "mensaje", "mensajes")}`}
            </Button>
          </Actions>
        </>
      )}
    </Stack>
  );
}

/** Why the text could be sent to nobody; `false` if it can be sent. */
function faultOf(text: string, siteUrl: string | null): string | false {
  const [unknown] = unknownIn(text);
  if (unknown !== undefined) {
    return `${unknown} no se puede usar. Use {nombre}, {ticket} o {enlace}.`;
  }
  // A placeholder that is put in may exceed what can be typed.
  const more = text.length - LONGEST_TEXT;
  if (more > 0)
    return `Hay que quitar ${amount(more, "letra", "letras")}: caben ${figure(LONGEST_TEXT)}.`;
  const isLacking = siteUrl === null && text.includes("{enlace}");
  return (
    isLacking && "Este sitio no sabe su dirección (SITE_URL). Escriba el enlace en vez de {enlace}."
  );
}

function reachInWords(chosen: readonly Recipient[]): string {
  const withoutMail = chosen.filter(({ correo }) => correo === "").length;
  const withoutPhone = chosen.filter(({ dialled }) => dialled === null).length;
  const lacks = [
    withoutMail > 0 && `${figure(withoutMail)} sin correo`,
    withoutPhone > 0 && `${figure(withoutPhone)} sin teléfono`,
  ].filter(Boolean);
  const all = amount(chosen.length, "persona", "personas");
  return lacks.length === 0 ? `${all}, con correo y teléfono.` : `${all}: ${lacks.join(" y ")}.`;
}
