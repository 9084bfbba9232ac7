import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { keys } from "#platform/calls/keys.ts";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import type { CertificateSettings } from "../model/certificate.ts";
import type { CertificateSheet } from "../pdf/sheet.ts";
import { certificateCalls } from "./calls.ts";

/** `undefined` while fonts load, `null` if certificates cannot be drawn. */
export function useSheet(
  settings: CertificateSettings,
  site: string,
): CertificateSheet | null | undefined {
  const { certificate } = useAppContext().facts;
  const file = useQuery({
    queryKey: ["certificate-file"],
    queryFn: async () => {
      const { fonts, letters, marks } = await (
        await fetch(certificate?.file ?? "/nada.json")
      ).json();
      return { fonts: decoded(fonts), letters, marks };
    },
    enabled: certificate !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (certificate === null || file.isError) return null;
  if (file.data === undefined) return undefined;
  return { settings, colour: certificate.event.colour, site, ...file.data };
}

function decoded(fonts: Readonly<Record<string, string>>): CertificateSheet["fonts"] {
  return Object.fromEntries(
    Object.entries(fonts).map(([name, text]) => [
      name,
      Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
    ]),
  );
}

/** Saves the settings and shows the result. */
export const useSettings = () =>
  useAction({
    mutationFn: ({ done: _done, ...settings }: CertificateSettings & { readonly done: string }) =>
      certificateCalls.saveCertificates(settings),
    queryKey: keys.certificates,
    onDone: (_answer, { done }) => showSuccess(done),
  });
