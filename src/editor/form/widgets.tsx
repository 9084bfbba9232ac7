import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";

const OFFSET = "-06:00";

function TextArea({ id, value, onChange }: WidgetProps) {
  return (
    <textarea
      id={id}
      rows={4}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

/** Day and hour, at the offset that the date has already. */
function Instant({ id, value = "", onChange }: WidgetProps) {
  const [, local, offset = OFFSET] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d)?(Z|[+-]\d\d:\d\d)?$/.exec(value) ?? [];
  const strange = value !== "" && local === undefined;
  return (
    <input
      id={id}
      type={strange ? "text" : "datetime-local"}
      value={strange ? value : (local ?? "")}
      onChange={({ target }) =>
        onChange(
          target.value === "" || strange
            ? target.value || undefined
            : `${target.value}:00${offset}`,
        )
      }
    />
  );
}

function Time({ id, value = "", onChange }: WidgetProps) {
  return (
    <input
      id={id}
      type={/^$|^\d\d:\d\d$/.test(value) ? "time" : "text"}
      value={value}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

export const widgets: RegistryWidgetsType = {
  TextareaWidget: TextArea,
  instant: Instant,
  time: Time,
};
