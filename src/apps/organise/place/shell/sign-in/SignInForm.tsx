import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Field } from "../../../../ui/Field.tsx";
import { messageOf } from "../../calls/call-error.ts";
import layout from "../../parts/layout.module.css";

interface Props {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly error: Error | null;
  readonly onKey: (key: string) => void;
}

/** The site's key, `ORGANISERS_KEY`. */
export function SignInForm({ isBusy, error, onKey }: Props) {
  const [key, setKey] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== null) field.current?.focus();
  }, [error]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (key.trim() !== "") onKey(key.trim());
  }
  return (
    <form className={layout.section} onSubmit={submit}>
      {/* Password managers keep the key under a name, and browsers ask for the field. */}
      <input hidden readOnly autoComplete="username" value="organizar" />
      <Field
        ref={field}
        label="Clave"
        type="password"
        name="clave"
        autoComplete="current-password"
        value={key}
        data-first="true"
        onText={setKey}
        fault={error === null || isBusy ? undefined : messageOf(error)}
      />
      <Button type="submit" kind="main" isDisabled={isBusy}>
        {isBusy ? "Entrando…" : "Entrar"}
      </Button>
    </form>
  );
}
