import type { Participant } from "#people/model/carnet/participant.ts";
import { useChangeList } from "#people/page/use-change-list.ts";
import { showError, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button, onFirstPress } from "#platform/ui/Button.tsx";
import { completed } from "../model/arranged.ts";
import type { SignUp } from "../model/sign-up.ts";

interface CompletePersonProps {
  readonly person: Participant;
  readonly signUp: SignUp;
}

/** Puts what only the request has on the list; nothing if the list has it all. */
export function CompletePerson({ person, signUp }: CompletePersonProps) {
  const change = useChangeList<{ readonly kind: "nothing" }>();
  if (completed(person, signUp) === null) return null;
  const complete = () =>
    change.mutate(
      {
        kind: "correct",
        plan: ({ byCarnet }) => {
          const before = byCarnet.get(person.carnet);
          const after = before === undefined ? null : completed(before, signUp);
          return before === undefined || after === null
            ? { kind: "nothing" }
            : { kind: "plan", changes: [{ before, after }] };
        },
      },
      {
        onSuccess: () => showSuccess(`La lista tiene ahora los datos de ${person.nombre}.`),
        onError: showError,
      },
    );
  return (
    <Button
      aria-label={`Completar los datos de ${person.nombre}`}
      isDisabled={change.isPending}
      onClick={onFirstPress(complete)}
    >
      Completar sus datos
    </Button>
  );
}
