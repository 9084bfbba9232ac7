import layout from "../../parts/layout.module.css";
import { PartHead } from "../../parts/PartHead.tsx";
import type { FormSection } from "../fields/sections.ts";
import { FieldControl } from "../form/FieldControl.tsx";
import { Crumbs } from "./Crumbs.tsx";
import { SampleMark } from "./SampleMark.tsx";

/** A short page of fields. */
export function FormPage({
  section: { name, help, file, groups },
}: {
  readonly section: FormSection;
}) {
  return (
    <>
      <Crumbs />
      <PartHead title={name}>
        <p>{help}</p>
      </PartHead>
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
