import { useMutation } from "@tanstack/react-query";
import { ORGANISERS_PAGE } from "../../../../domain/organisers/page-facts.ts";
import { Button } from "../../../ui/Button.tsx";
import { isProblem, messageOf } from "../calls/call-error.ts";
import { calls } from "../calls/calls.ts";
import { dropImport } from "../list/import/kept-import.ts";
import { tellWrong } from "../parts/toasts/toasts.ts";

/** Ends this session. The page is loaded anew, so that nothing of the list stays in its memory. */
export function SignOut() {
  const leave = () => {
    dropImport();
    location.assign(ORGANISERS_PAGE);
  };
  const signOut = useMutation({
    mutationFn: calls.signOut,
    onSuccess: leave,
    onError: (error) => (isProblem(error, "signedOut") ? leave() : tellWrong(messageOf(error))),
  });
  return (
    <Button isDisabled={signOut.isPending} onClick={() => signOut.mutate()}>
      Salir
    </Button>
  );
}
