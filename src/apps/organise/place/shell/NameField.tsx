import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { SessionAnswer } from "../../../../domain/organisers/answers.ts";
import { LONGEST_NAME } from "../../../../domain/organisers/journal.ts";
import { tidyText } from "../../../../domain/text/tidy-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { faultOf } from "../calls/call-error.ts";
import { calls, keys } from "../calls/calls.ts";
import { focusHeading } from "../parts/focus.ts";
import { tellDone } from "../parts/toasts/toasts.ts";
import styles from "./NameField.module.css";

/** Asks an organiser who came in with the key for the name that signs the journal. */
export function NameField() {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const save = useMutation({
    mutationFn: calls.setName,
    onSuccess: (_done, name) => {
      client.setQueryData(keys.session, (session: SessionAnswer | undefined) =>
        session?.kind === "in" ? { ...session, name } : session,
      );
      void client.invalidateQueries({ queryKey: keys.access });
      tellDone(`Sus cambios quedan a nombre de ${name}.`);
      focusHeading();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const name = tidyText(typed);
    if (name !== "") save.mutate(name);
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label="Su nombre, para firmar sus cambios"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={typed}
        onText={setTyped}
        fault={faultOf(save.error)}
      />
      <Button type="submit" isDisabled={save.isPending}>
        Guardar nombre
      </Button>
    </form>
  );
}
