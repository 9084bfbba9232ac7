import { expect, test } from "vitest";
import { githubAnnotations } from "./github-annotations.ts";

const fault = {
  file: "content/ponentes.yaml",
  field: "ponentes[1].rol",
  found: "nada",
  expected: "un texto",
  fix: "Escríbalo.",
};

test("a fault is one line that names file, line, column and field, and says what to do", () => {
  expect(githubAnnotations([{ ...fault, line: 13, column: 3 }])).toBe(
    "::error file=content/ponentes.yaml,line=13,col=3,title=ponentes → 2.º → rol::" +
      "Encontrado: nada%0AEsperado: un texto%0AQué hacer: Escríbalo.\n",
  );
});

test("a fault of a whole file has no line", () => {
  expect(githubAnnotations([{ ...fault, field: "" }])).toContain(
    "::error file=content/ponentes.yaml,title=Contenido::",
  );
});

test("no text of the content ends the command or begins another", () => {
  const text = githubAnnotations([
    { ...fault, file: "content/fotos/a,b:c.jpg", found: "«100 %\r\n::error::x»" },
  ]);
  expect(text.match(/\n/g)).toHaveLength(1);
  expect(text).toContain("file=content/fotos/a%2Cb%3Ac.jpg,");
  expect(text).toContain("«100 %25%0D%0A::error::x»");
});
