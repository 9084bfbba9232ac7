import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";
import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef, useState } from "react";

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

/** Date and time; keeps the UTC offset of the value. */
function Instant({ id, value = "", onChange }: WidgetProps) {
  const [, local, offset = OFFSET] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d)?(Z|[+-]\d\d:\d\d)?$/.exec(value) ?? [];
  const strange = value !== "" && local === undefined;
  return (
    <Clock
      id={id}
      type={strange ? "text" : "datetime-local"}
      value={strange ? value : (local ?? "")}
      set={(typed) =>
        onChange(typed === "" || strange ? typed || undefined : `${typed}:00${offset}`)
      }
    />
  );
}

function Time({ id, value = "", onChange }: WidgetProps) {
  return (
    <Clock
      id={id}
      type={/^$|^\d\d:\d\d$/.test(value) ? "time" : "text"}
      value={value}
      set={(typed) => onChange(typed || undefined)}
    />
  );
}

interface ClockProps {
  readonly id: string;
  readonly type: string;
  readonly value: string;
  set(typed: string): void;
}

/** A field for a time. Browsers report no value for a partial entry, which is kept out of the file. */
function Clock({ id, type, value, set }: ClockProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isPartial, setPartial] = useState(false);
  // Uncontrolled: React would write the value during typing, which clears the field in Firefox.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);

  function read({ target }: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>): void {
    setPartial(target.validity.badInput);
    if (!target.validity.badInput && target.value !== value) set(target.value);
  }
  return (
    <>
      <input
        ref={input}
        id={id}
        type={type}
        aria-describedby={isPartial ? `${id}_parte` : undefined}
        onChange={read}
        onBlur={read}
      />
      {isPartial && (
        <p id={`${id}_parte`} className="fault" role="alert">
          Falta una parte, y así no se guarda: complétela, o bórrela toda.
        </p>
      )}
    </>
  );
}

export const widgets: RegistryWidgetsType = {
  TextareaWidget: TextArea,
  instant: Instant,
  time: Time,
};
