import { type FormEvent, useState } from "react";
import type { PublishRequest } from "../../../../../content/editor-calls.ts";
import {
  type PublishPlace,
  type PublishSettings,
  publishPlaces,
} from "../../../../../domain/publication/places.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Field } from "../../../../ui/Field.tsx";

const placeLabels: Readonly<Record<PublishPlace, string>> = {
  github: "GitHub Pages: la página sola, sin validar registros ni contar visitas",
  netlify: "Netlify: la página sola, igual",
  "netlify-firestore": "Netlify con Firestore: también el registro, las visitas y las puertas",
  render: "Render con Firestore: lo mismo; se duerme cuando nadie entra",
};

interface Props {
  readonly settings: PublishSettings | null;
  readonly isReady: boolean;
  readonly onPublish: (request: PublishRequest) => void;
}

/** Asks where to publish the first time, or to change it; later it is one button. */
export function PublishForm({ settings, isReady, onPublish }: Props) {
  const [isOpen, setOpen] = useState(settings === null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isReady) return;
    const given = new FormData(event.currentTarget);
    const lugar = publishPlaces.find((place) => place === given.get("lugar"));
    onPublish(isOpen && lugar ? { lugar, direccion: String(given.get("direccion")) } : {});
  }

  return (
    <form onSubmit={submit}>
      {isOpen ? (
        <fieldset>
          <legend>Dónde se publica</legend>
          <div className="choices">
            {publishPlaces.map((place) => (
              <label key={place}>
                <input
                  type="radio"
                  name="lugar"
                  value={place}
                  required
                  defaultChecked={place === settings?.place}
                />
                {placeLabels[place]}
              </label>
            ))}
          </div>
          <Field
            label="Dirección del sitio"
            name="direccion"
            type="url"
            required
            placeholder="https://…"
            defaultValue={settings?.siteUrl}
            onBlur={({ target }) => {
              if (/^[\w-]+\./.test(target.value)) target.value = `https://${target.value}`;
            }}
          />
          <p className="help">
            Cómo abrir la cuenta, paso a paso: docs/publicar.md. Se anota en publicar.yaml y la
            próxima vez no se pregunta.
          </p>
        </fieldset>
      ) : (
        <p>
          Lo guardado se publica en <strong>{settings?.siteUrl}</strong>
          <Button onClick={() => setOpen(true)}>Cambiar el lugar</Button>
        </p>
      )}
      <Button type="submit" kind="main" disabled={!isReady}>
        Publicar ahora
      </Button>
    </form>
  );
}
