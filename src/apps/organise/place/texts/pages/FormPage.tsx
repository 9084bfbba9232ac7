import layout from "../../parts/layout.module.css";
import type { FormSection } from "../fields/sections.ts";
import { FieldControl } from "../form/FieldControl.tsx";
import { PageHead } from "./PageHead.tsx";
import { SampleMark } from "./SampleMark.tsx";

/** A short page of fields. */
export function FormPage({
  section: { name, help, file, groups },
}: {
  readonly section: FormSection;
}) {
  return (
    <>
      <PageHead title={name}>{help}</PageHead>
      {groups.map(({ title, help: groupHelp, fields }) => (
        <section key={title ?? ""} className={layout.section} aria-label={title}>
          {title && <h2>{title}</h2>}
          {groupHelp && <p className={layout.note}>{groupHelp}</p>}
          {fields.map((field) => (
            <FieldControl key={field.name} place={{ file, at: [] }} field={field} />
          ))}
        </section>
      ))}
      <SampleMark file={file} fields={groups.flatMap(({ fields }) => fields)} />
    </>
  );
}
