import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { useChangeList } from "#people/page/use-change-list.ts";
import { showProblem, showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button, onFirstPress } from "#platform/ui/Button.tsx";
import { completed } from "../model/arranged.ts";
import type { SignUp } from "../model/sign-up.ts";

interface CompletePersonProps {
  readonly person: Participant;
  readonly signUp: SignUp;
}

/** Puts what only the request has on the list; nothing if the list has it all. */
export function CompletePerson({ person, signUp }: CompletePersonProps) {
  const change = useChangeList<{ readonly kind: "gone" | "nothing" }>();
  if (completed(person, signUp) === null) return null;
  const complete = () =>
    change.mutate({
      kind: "correct",
      plan: ({ people }) => {
        const before = people.find((each) => idOf(each) === idOf(person));
        if (before === undefined) return { kind: "gone" };
        const after = completed(before, signUp);
        return after === null
          ? { kind: "nothing" }
          : { kind: "plan", changes: [{ before, after }] };
      },
      onDone: ({ kind }) =>
        kind === "gone"
          ? showProblem(`${person.nombre} ya no está en la lista.`)
          : showSuccess(`La lista tiene ahora los datos de ${person.nombre}.`),
    });
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
