import { writeXlsx } from "hucre/xlsx";

export const googleHeader = [
  "Marca temporal",
  "Dirección de correo electrónico",
  "Escriba su nombre completo, como aparecerá en su diploma",
  "¿Cuál es su número de carnet?",
  "¿Ya pagó?",
  "Suba una foto de su carnet",
];

/** A row of a form's export. */
export interface Answer {
  readonly nombre: string;
  readonly carnet: string | number;
  readonly paid: string;
}

/** The answer of one of many people, without mess. */
export const answerOf = (index: number): Answer => ({
  nombre: `Inscrita ${"ABCDEFGHIJ"[index % 10]} Pérez ${"ABCDEFGHIJ"[Math.floor(index / 10) % 10]}${"xyz"[Math.floor(index / 100) % 3]}`,
  carnet: `2490-22-${5000 + index}`,
  paid: "Sí",
});

/** A workbook as Google Forms exports it, with another sheet beside the answers. */
export async function googleForm(answers: readonly Answer[]): Promise<Buffer> {
  const rows = answers.map(({ nombre, carnet, paid }, index) => [
    `${1 + (index % 28)}/9/2026 8:05:00`,
    `persona${index}@example.org`,
    nombre,
    carnet,
    paid,
    `https://drive.example.org/open?id=${index}`,
  ]);
  return workbook([
    { name: "Respuestas de formulario 1", rows: [googleHeader, ...rows] },
    { name: "Resumen", rows: [["Total"], [rows.length]] },
  ]);
}

/** A workbook with these sheets. */
export async function workbook(
  sheets: readonly { readonly name: string; readonly rows: (string | number)[][] }[],
): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [...sheets] }));
}

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
