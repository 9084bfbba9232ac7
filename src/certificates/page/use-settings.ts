import { calls, keys } from "#platform/calls/calls.ts";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import type { CertificateSettings } from "../model/certificate.ts";

/** Saves the settings and shows the result. */
export const useSettings = () =>
  useAction({
    mutationFn: ({ done: _done, ...settings }: CertificateSettings & { readonly done: string }) =>
      calls.saveCertificates(settings),
    queryKey: keys.certificates,
    onDone: (_answer, { done }) => showSuccess(done),
  });
