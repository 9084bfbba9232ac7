import { kindWord } from "#people/model/carnet/kinds.ts";
import layout from "#platform/ui/parts/layout.module.css";
import { type CertificateSettings, kindsOfText, usualTexts } from "../model/certificate.ts";

type Texts = NonNullable<CertificateSettings["textos"]>;

interface Props {
  readonly settings: CertificateSettings;
  readonly onChange: (texts: Texts) => void;
}

/** The texts for people of another kind than participants; an empty one is the house's. */
export function KindTexts({ settings, onChange }: Props) {
  return (
    <details>
      <summary>Textos de ponentes, invitados y equipo</summary>
      <div className={layout.section}>
        <p className={layout.note}>
          {"{conferencia}"} es la que imparte, como dice «Lista». Vacío, es el texto de la casa.
        </p>
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
      </div>
    </details>
  );
}
