import { useMutation } from "@tanstack/react-query";
import { saveFile } from "#platform/browser/save-file.ts";
import { showError } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { CertificateWording } from "../model/certificate.ts";
import type { CertificateSheet } from "../pdf/sheet.ts";
import { make } from "./make.ts";

interface Props {
  /** As `useSheet` answers it. */
  readonly sheet: CertificateSheet | null | undefined;
  readonly nombre: string;
  readonly wording: CertificateWording;
}

const SAMPLE_CODE = "MUES-TRA2-3456-789A";

/** Opens a certificate as it will be printed, as PDF in another tab. */
export function SampleButton({ sheet, nombre, wording }: Props) {
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      if (!sheet) throw new Error("The fonts have not loaded");
      const certificates = [{ nombre, wording, code: SAMPLE_CODE }];
      const file = await make({ certificates, sheet, names: null });
      const sample = new File([file as BlobPart], "muestra.pdf", { type: "application/pdf" });
      // Some browsers open no tabs.
      if (tab === null) saveFile(sample);
      else tab.location.replace(URL.createObjectURL(sample));
    },
    onError: (error, tab) => {
      tab?.close();
      void showError(error);
    },
  });
  return (
    <Button
      isDisabled={!sheet || open.isPending}
      // The tab is opened by the press itself: later, browsers would block it.
      onClick={() => open.mutate(window.open("", "_blank"))}
    >
      {open.isPending ? "Haciendo la muestra…" : "Ver la muestra, con el nombre más largo"}
    </Button>
  );
}
