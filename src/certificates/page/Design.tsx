import { useMutation } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import { kindWord } from "#people/model/carnet/kinds.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { showError } from "#platform/ui/actions/toasts.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { Form } from "#platform/ui/Form.tsx";
import { Actions, Card, Note, Stack } from "#platform/ui/parts/layout.tsx";
import { Select } from "#platform/ui/parts/Select.tsx";
import {
  type CertificateSettings,
  kindsOfText,
  usualTexts,
  wordingOf,
} from "../model/certificate.ts";
import type { CertificateSheet, PrintedCertificate } from "../pdf/sheet.ts";
import styles from "./Certificates.module.css";
import { changeDesign, draft, forgetSaved, saveDesign } from "./design-draft.ts";
import { backgroundLimits, markLimits, PictureField } from "./PictureField.tsx";
import { Signatories } from "./Signatories.tsx";
import { make, useSheet } from "./use-sheet.ts";

interface Props {
  readonly settings: CertificateSettings;
  readonly site: string | null;
  /** The names of all holders; the sample shows the longest. */
  readonly names: readonly string[];
}

const papers = [
  ["LETTER", "Carta"],
  ["A4", "A4"],
] as const;

export function Design({ settings, site, names }: Props) {
  const changed = useSyncExternalStore(draft.subscribe, draft.get);
  const { certificate } = useAppContext().facts;
  const save = useAction({
    mutationFn: saveDesign,
    onDone: (_answer, saved) => {
      forgetSaved(saved);
      return "El diseño de las constancias quedó guardado.";
    },
  });
  // Fields that this organiser did not change follow what others save meanwhile.
  const present = { ...settings, ...changed };
  const sheet = useSheet(present, site ?? "https://example.org");
  // A picture takes a while to read; what was typed meanwhile stays.
  const latest = () => ({ ...settings, ...draft.get() });
  const change = (fields: Partial<CertificateSettings>) => changeDesign(settings, fields);
  const text = (name: "titulo" | "horas") => ({
    value: present[name],
    onText: (typed: string) => change({ [name]: typed }),
  });
  const longest = names.reduce(
    (longer, name) => (name.length > longer.length ? name : longer),
    "María Fernanda de la Concepción Xicará Ajanel",
  );
  return (
    <Card as={Form} onSubmit={() => save.mutate(changed)} aria-labelledby="diseno">
      <h2 id="diseno">Diseño</h2>
      {certificate === null ? (
        <p>Los textos del sitio tienen errores: corríjalos para ver la muestra.</p>
      ) : (
        <Actions>
          <SampleButton
            sheet={sheet}
            nombre={longest}
            wording={wordingOf(certificate.event, present)}
          />
        </Actions>
      )}
      <Field label="Título" maxLength={60} {...text("titulo")} />
      <label>
        Texto; {"{evento}, {fecha}, {horas} y {nombre}"} se llenan solos
        <textarea
          rows={3}
          maxLength={600}
          value={present.texto}
          onChange={(event) => change({ texto: event.target.value })}
        />
      </label>
      <KindTexts settings={present} onChange={(textos) => change({ textos })} />
      <Actions>
        <Field label="Duración" maxLength={40} {...text("horas")} />
        <Select
          label="Papel"
          value={present.papel}
          options={papers}
          onChange={(papel) => change({ papel: papel === "A4" ? "A4" : "LETTER" })}
        />
      </Actions>
      <Signatories
        signatories={present.firmantes}
        onChange={(changed) => change({ firmantes: [...changed(latest().firmantes)] })}
      />
      <Stack as="fieldset" className={styles.group}>
        <legend>Logos, hasta tres</legend>
        {[...present.logos, null].slice(0, 3).map((logo, index) => (
          <PictureField
            // biome-ignore lint/suspicious/noArrayIndexKey: logos have no identity but their place
            key={index}
            label={`Logo ${index + 1}`}
            picture={logo}
            limits={markLimits}
            onChange={(url) =>
              change({ logos: latest().logos.toSpliced(index, 1, ...(url === null ? [] : [url])) })
            }
          />
        ))}
      </Stack>
      <PictureField
        label="Fondo propio, en lugar del diseño de la casa (imagen)"
        picture={present.fondo}
        limits={backgroundLimits}
        onChange={(fondo) => change({ fondo })}
      />
      <Button type="submit" kind="main" isDisabled={save.isPending}>
        {save.isPending ? "Guardando…" : "Guardar el diseño"}
      </Button>
    </Card>
  );
}

interface KindTextsProps extends Pick<Props, "settings"> {
  readonly onChange: (texts: NonNullable<CertificateSettings["textos"]>) => void;
}

/** The texts for people of another kind than participants; an empty one is the house's. */
function KindTexts({ settings, onChange }: KindTextsProps) {
  return (
    <details>
      <summary>Textos de ponentes, invitados y equipo</summary>
      <Stack>
        <Note>
          {"{conferencia}"} es la que imparte, como dice «Lista». Vacío, es el texto de la casa.
        </Note>
        {kindsOfText.map((kind) => (
          <label key={kind}>
            Texto de {kindWord(kind).toLowerCase()}
            <textarea
              rows={3}
              maxLength={600}
              value={settings.textos?.[kind] ?? usualTexts[kind]}
              onChange={({ target }) => onChange({ ...settings.textos, [kind]: target.value })}
            />
          </label>
        ))}
      </Stack>
    </details>
  );
}

interface SampleButtonProps extends Omit<PrintedCertificate, "code"> {
  readonly sheet: CertificateSheet | null | undefined;
}

/** Opens a certificate as it will be printed, as PDF in another tab. */
function SampleButton({ sheet, ...printed }: SampleButtonProps) {
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      if (!sheet) throw new Error("The fonts have not loaded");
      const certificates = [{ ...printed, code: "MUES-TRA2-3456-789A" }];
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
