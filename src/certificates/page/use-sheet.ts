import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { bySurname } from "#people/model/by-surname.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { queryOf, send } from "#platform/calls/send.ts";
import { slugOf } from "#platform/text/plain-text.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { type CertificateSettings, usualSettings } from "../model/certificate.ts";
import { certificateCalls, type SettingsRequest } from "../model/organiser-calls.ts";
import type { CertificateSheet } from "../pdf/sheet.ts";
import type { MakeRequest } from "./make.worker.ts";

export const useCertificates = () => useQuery(queryOf(certificateCalls.all));

/** `undefined` while fonts load, `null` if certificates cannot be drawn. */
export function useSheet(
  settings: CertificateSettings,
  site: string,
): CertificateSheet | null | undefined {
  const { certificate } = useAppContext().facts;
  const file = useQuery({
    queryKey: ["certificate-file", certificate?.file],
    queryFn: async () => {
      const { fonts, letters, marks } = await (
        await fetch(certificate?.file ?? "/nada.json")
      ).json();
      return { fonts: decoded(fonts), letters, marks };
    },
    enabled: certificate !== null,
    staleTime: "static",
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
    mutationFn: ({ done: _done, ...changed }: SettingsRequest & { readonly done: string }) =>
      send(certificateCalls.settings, changed),
    onDone: (_answer, { done }) => done,
  });

interface Download {
  readonly fileName: string;
  /** One file each, instead of one to print. */
  readonly isZip?: boolean;
  readonly id?: string;
}

/** Issues what is lacking, makes all in this browser by surname, and saves the file. */
export function useDownload(onDone?: (count: number) => string) {
  const { settings = usualSettings, site = null } = useCertificates().data ?? {};
  const sheet = useSheet(settings, site ?? "");
  /** The share that is made, from 0 to 1; `undefined` while what is lacking is issued. */
  const [made, setMade] = useState<number>();
  const download = useAction({
    mutationFn: async ({ fileName, isZip = false, id }: Download) => {
      if (!sheet) throw new Error("The fonts have not loaded");
      setMade(undefined);
      const request = { isRenewal: false, ...(id !== undefined && { id }) };
      const sorted = bySurname((await send(certificateCalls.issue, request)).certificates);
      const certificates = sorted.map(({ person }) => person);
      const names = sorted.map(
        ({ name, person }) => `${slugOf(name)}-${person.code.slice(0, 4)}.pdf`,
      );
      const file = await make({ certificates, sheet, names: isZip ? names : null }, (count) =>
        setMade(count / certificates.length),
      );
      saveFile(new File([file as BlobPart], fileName));
      return certificates.length;
    },
    ...(onDone && { onDone }),
  });
  const isDisabled = download.isPending || !sheet || site === null;
  return { ...download, made, isDisabled };
}

/** Makes certificates in a worker; rejects if it fails. `onMade` gets how many are made. */
export async function make(
  request: MakeRequest,
  onMade?: (count: number) => void,
): Promise<Uint8Array> {
  const worker = new Worker(new URL("./make.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error("The certificates could not be made"));
      worker.onmessage = ({ data }: MessageEvent<Uint8Array | number>) =>
        typeof data === "number" ? onMade?.(data) : resolve(data);
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
