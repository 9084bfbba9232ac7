import Form from "@rjsf/core";
import type { ValidatorType } from "@rjsf/utils";
import { DigitsField } from "./DigitsField.tsx";
import type { FormContext } from "./form-context.ts";
import { fileForm } from "./form-schema.ts";
import { PhotoField, PhotoFileField } from "./PhotoField.tsx";
import { SpeakersField } from "./SpeakersField.tsx";
import { templates } from "./templates.tsx";
import { widgets } from "./widgets.tsx";

/** The content's reader on the server finds the faults. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
const fields = {
  photo: PhotoField,
  photoFile: PhotoFileField,
  digits: DigitsField,
  speakers: SpeakersField,
};

export function FileForm({ context }: { readonly context: FormContext }) {
  return (
    <Form
      {...fileForm(context.key)}
      tagName="div"
      idPrefix={context.key}
      formData={context.data}
      formContext={context}
      onChange={({ formData }) => context.put([], formData)}
      validator={noValidator}
      noValidate
      templates={templates}
      widgets={widgets}
      fields={fields}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: "skipDefaults" }}
    >
      {/* In the place of a button: it is saved while it is typed. */}
      {true}
    </Form>
  );
}
