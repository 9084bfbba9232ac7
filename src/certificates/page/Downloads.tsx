import type { ReactNode } from "react";
import { send } from "#platform/calls/send.ts";
import { amount } from "#platform/text/amount.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Actions, Note } from "#platform/ui/parts/layout.tsx";
import { Section } from "#platform/ui/parts/PartHead.tsx";
import { type CertificateHolder, certificateCalls } from "../model/organiser-calls.ts";
import styles from "./Certificates.module.css";
import { useDownload } from "./use-sheet.ts";

interface Props {
  readonly receiving: readonly CertificateHolder[];
  readonly children: ReactNode;
}

/** All certificates, by surname, made in this browser: one file to print, or one file each. */
export function Downloads({ receiving, children }: Props) {
  const count = receiving.length;
  const older = receiving.filter(({ isOlder }) => isOlder).length;
  const download = useDownload(
    (many) => `Descarga lista: ${amount(many, "constancia", "constancias")}, en orden de apellido.`,
  );
  const renew = useAction({
    mutationFn: () => send(certificateCalls.issue, { isRenewal: true }),
    onDone: () => "Emitidas otra vez, con códigos nuevos.",
  });
  const isDisabled = download.isDisabled || count === 0;
  return (
    <Section title="Descargar todas" start className={styles.section}>
      <p>En orden de apellido. Se hacen en este navegador: el sitio sigue atendiendo.</p>
      <Actions>
        <Button
          kind="main"
          isDisabled={isDisabled}
          onClick={() => download.mutate({ fileName: "constancias.pdf" })}
        >
          Un PDF para imprimir
        </Button>
        <Button
          isDisabled={isDisabled}
          onClick={() => download.mutate({ fileName: "constancias.zip", isZip: true })}
        >
          Un ZIP, un PDF por persona
        </Button>
        {children}
      </Actions>
      {older > 0 && (
        <>
          <p>
            {amount(older, "constancia ya emitida no dice", "constancias ya emitidas no dicen")} lo
            mismo que una de hoy, porque cambió el diseño, un texto o el nombre. Así se quedan,
            salvo que las emita otra vez: quien verifique las anteriores verá que se reemplazaron.
          </p>
          <Button isDisabled={renew.isPending} onClick={() => renew.mutate()}>
            Emitirlas otra vez
          </Button>
        </>
      )}
      <Note role="status">
        {download.isPending &&
          `Haciendo ${amount(count, "constancia", "constancias")}: deje esta página abierta.`}
      </Note>
      {download.isPending && <progress aria-label="Cuántas están hechas" value={download.made} />}
    </Section>
  );
}
