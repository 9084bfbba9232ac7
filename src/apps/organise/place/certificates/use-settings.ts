import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CertificateSettings } from "../../../../domain/certificates/certificate.ts";
import { calls, keys } from "../calls/calls.ts";
import { tellDone, tellFault } from "../parts/toasts/toasts.ts";

/** Saves the settings and shows the result. */
export function useSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ done: _done, ...settings }: CertificateSettings & { readonly done: string }) =>
      calls.saveCertificates(settings),
    onSuccess: async (_answer, { done }) => {
      await client.invalidateQueries({ queryKey: keys.certificates });
      tellDone(done);
    },
    onError: tellFault,
  });
}
