import { expect, test } from "vitest";
import { newProject, wholeRun } from "./testing/project.ts";

test("it says what was done and what to do next", async () => {
  const project = await newProject();
  const { out } = await project.types(...wholeRun);
  expect(out).toBe(`
Edición nueva: XIV
  Fecha:   sábado 3 de octubre de 2026
  Horas:   puertas 07:30, inicio 08:30 (UTC−6)
  Lugar:   Auditorio: Central, 6.ª calle 1-23, zona 2
  Pasa a «Ediciones pasadas»: 2025, con las 3 fotos de la sede

Listo: el sitio es ahora de la XIV edición.
Qué sigue:
  1. Vea la página: npm run dev
  2. Ponga los textos nuevos: npm run contenido dice cuáles son (41 piezas marcadas como muestra).
  3. Cuando tenga fotos de la edición 2025, póngalas en content/ediciones.yaml en lugar de las de la sede.
  4. Cuando tenga la lista nueva, reemplace la anterior: npm run participantes -- importar LISTA --reemplazar
  5. Revise que npm run contenido no diga errores y publique.
`);
});
