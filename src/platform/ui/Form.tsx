import type { ComponentProps, FormEvent } from "react";
import { flushSync } from "react-dom";

interface Props extends Omit<ComponentProps<"form">, "onSubmit"> {
  readonly onSubmit: () => void;
}

/** A form that says itself what is wrong; after a press, the first faulty field has the focus. */
export function Form({ onSubmit, ...form }: Props) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The fields have to show their faults before one of them is focused.
    flushSync(onSubmit);
    event.currentTarget.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }
  return <form {...form} onSubmit={submit} noValidate />;
}
