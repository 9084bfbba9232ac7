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

/** The answers of 480 people, with the mess that forms bring: 7 rows by hand, 2 sent again. */
export function messyAnswers(): Answer[] {
  const answers = Array.from({ length: 480 }, (_, index) => answerOf(index));
  const change = (index: number, mess: Partial<Answer>) => {
    answers[index] = { ...answerOf(index), ...mess };
  };
  change(20, { carnet: "22-5020" });
  change(33, { carnet: "22-5033" });
  change(47, { carnet: 2490225047 });
  change(75, { carnet: "no lo tengo" });
  change(90, { nombre: "" });
  change(100, { carnet: "2490225100" });
  for (const index of [5, 6, 7]) change(index, { paid: "No" });
  return [...answers, answerOf(10), { ...answerOf(12), nombre: "Inscrita Corregida Pérez" }];
}

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
