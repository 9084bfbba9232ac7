import { useQuery } from "@tanstack/react-query";
import { decodedFonts } from "../../../../certificates/built-certificates.ts";
import type { CertificateSheet } from "../../../../certificates/sheet.ts";
import type { CertificateSettings } from "../../../../domain/certificates/certificate.ts";
import { usePlace } from "../shell/place-context.ts";

/** The sheet of all certificates; `null` until the fonts have loaded, and if the texts have faults. */
export function useSheet(settings: CertificateSettings): CertificateSheet | null {
  const { certificate, siteUrl } = usePlace().facts;
  const fonts = useQuery({
    queryKey: ["certificate-fonts"],
    queryFn: async () =>
      decodedFonts(await (await fetch(certificate?.fonts ?? "/nada.json")).json()),
    enabled: certificate !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (fonts.data === undefined || certificate === null) return null;
  const site = siteUrl ?? location.origin;
  return { settings, event: certificate.event, site, fonts: fonts.data };
}
