import { useQuery } from "@tanstack/react-query";
import { decodedFonts } from "../../../certificates/built-certificates.ts";
import type { CertificateSheet } from "../../../certificates/sheet.ts";
import type { CertificateSettings } from "../../../domain/certificates/certificate.ts";
import { useAppContext } from "../shell/app-context.ts";

/** `undefined` while fonts load, `null` if certificates cannot be drawn. */
export function useSheet(settings: CertificateSettings): CertificateSheet | null | undefined {
  const { certificate, siteUrl } = useAppContext().facts;
  const file = useQuery({
    queryKey: ["certificate-file"],
    queryFn: async () => {
      const { fonts, marks } = await (await fetch(certificate?.file ?? "/nada.json")).json();
      return { fonts: decodedFonts(fonts), marks };
    },
    enabled: certificate !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (certificate === null || file.isError) return null;
  if (file.data === undefined) return undefined;
  const site = siteUrl ?? location.origin;
  return { settings, event: certificate.event, site, ...file.data };
}
