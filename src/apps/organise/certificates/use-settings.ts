import type { CertificateSettings } from "../../../domain/certificates/certificate.ts";
import { calls, keys } from "../calls/calls.ts";
import { showSuccess } from "../components/toasts/toasts.ts";
import { useAction } from "../components/use-action.ts";

/** Saves the settings and shows the result. */
export const useSettings = () =>
  useAction({
    mutationFn: ({ done: _done, ...settings }: CertificateSettings & { readonly done: string }) =>
      calls.saveCertificates(settings),
    queryKey: keys.certificates,
    onDone: (_answer, { done }) => showSuccess(done),
  });
