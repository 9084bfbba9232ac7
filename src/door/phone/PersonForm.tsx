import { type ReactNode, useState } from "react";
import type { Participant, PersonField } from "#people/model/carnet/participant.ts";
import { fieldNames } from "#people/page/words.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import type { FieldFaults } from "./session/walk-in.ts";

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly initial: Participant;
  readonly fields: readonly PersonField[];
  readonly submitName: string;
  /** Uses what was typed, or returns its faults. */
  readonly onSubmit: (typed: Participant) => FieldFaults | undefined;
  readonly onClose: () => void;
  readonly onType?: () => void;
  /** Shown over the buttons. */
  readonly children?: ReactNode;
}

/** Fields of a person; the first one that is empty has the focus. */
export function PersonForm(props: Props) {
  const { title, note, initial, fields, submitName, onSubmit, onClose, onType, children } = props;
  const [typed, setTyped] = useState(initial);
  const [faults, setFaults] = useState<FieldFaults>({});
  const first = fields.find((name) => initial[name] === "") ?? fields[0];
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={() => setFaults(onSubmit(typed) ?? {})}>
        {note && <p>{note}</p>}
        {fields.map((name) => (
          <Field
            key={name}
            label={fieldNames[name]}
            autoCapitalize={name === "nombre" ? "words" : undefined}
            data-first={name === first}
            value={typed[name]}
            fault={faults[name]}
            onText={(text) => {
              setTyped({ ...typed, [name]: text });
              onType?.();
            }}
          />
        ))}
        {children}
        <div className="actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" kind="main">
            {submitName}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
