import { Field } from "#platform/ui/Field.tsx";
import type { SignUpFaults } from "../model/calls.ts";
import type { AskedField } from "../model/sign-up.ts";

interface SignUpFieldsProps {
  readonly asked: readonly AskedField[];
  readonly faults: SignUpFaults;
  readonly onEdit: () => void;
}

/** The fields beside the carnet. */
export function SignUpFields({ asked, faults, onEdit }: SignUpFieldsProps) {
  // Only the first is spoken at once: the focus goes there.
  const first = (["carnet", "nombre", ...asked] as const).find((field) => faults[field]);
  return (
    <div className="inscripcion-otros">
      <Field
        name="nombre"
        label="Nombre completo, como irá en tu constancia"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={200}
        fault={faults.nombre}
        isQuiet={first !== "nombre"}
        onInput={onEdit}
      />
      {asked.map((field) => (
        <Field
          key={field}
          name={field}
          {...inputs[field]}
          fault={faults[field]}
          isQuiet={first !== field}
          onInput={onEdit}
        />
      ))}
    </div>
  );
}

const inputs = {
  correo: { label: "Correo", type: "email", inputMode: "email", autoComplete: "email" },
  telefono: { label: "Teléfono", type: "tel", inputMode: "tel", autoComplete: "tel" },
  semestre: { label: "Semestre que cursas", inputMode: "numeric" },
} as const satisfies Record<AskedField, object>;
