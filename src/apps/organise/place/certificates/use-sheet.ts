import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { decodedFonts } from "../../../../certificates/built-certificates.ts";
import type { CertificateSheet } from "../../../../certificates/sheet.ts";
import type { CertificateSettings } from "../../../../domain/certificates/certificate.ts";
import { usePlace } from "../shell/place-context.ts";

/**
 * The sheet of all certificates, the same object until something of it changes; `undefined` until the
 * fonts have loaded, `null` if they cannot be loaded or if the texts have faults.
 */
export function useSheet(settings: CertificateSettings): CertificateSheet | null | undefined {
  const { certificate, siteUrl } = usePlace().facts;
  const file = useQuery({
    queryKey: ["certificate-file"],
    queryFn: async () => {
      const { fonts, marks } = await (await fetch(certificate?.file ?? "/nada.json")).json();
      return { fonts: decodedFonts(fonts), marks };
    },
    enabled: certificate !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (certificate === null || file.isError) return null;
    if (file.data === undefined) return undefined;
    const site = siteUrl ?? location.origin;
    return { settings, event: certificate.event, site, ...file.data };
  }, [settings, certificate, siteUrl, file.data, file.isError]);
}
