import type { BuiltCertificates } from "../pdf/built-certificates.ts";

const page = (state: string) =>
  `<p data-state="${state}">{{nombre}} {{codigo}} {{evento}} {{fecha}} {{horas}} {{dice}}</p>`;

const faculty = { facultad: "F", centro: "C", colour: "#c30f24" };

/** The certificates' file of a build as the server reads it, but without fonts, so that nothing can be drawn. */
export const inventedCertificates: BuiltCertificates = {
  event: { numero: 13, evento: "XIII Feria", fecha: "4 de octubre", ...faculty },
  letters: {},
  site: "https://feria.example.org",
  marks: { logo: null, crests: [] },
  fonts: {},
  pages: {
    form: page("form"),
    unknown: page("unknown"),
    valid: page("valid"),
    replaced: page("replaced"),
    withdrawn: page("withdrawn"),
  },
};
