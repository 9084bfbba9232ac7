import { expect, test } from "vitest";
import { UserError } from "../../domain/user-error.ts";
import { explainReadError } from "./read-errors.ts";

const failure = (code: string) =>
  Object.assign(new Error(`${code}: resource busy, read 'C:\\listas\\lista.xlsx'`), { code });

test.each([
  ["EBUSY", /^«lista\.xlsx» está abierto en otro programa, quizá en Excel\. Ciérrelo/],
  ["EPERM", /^«lista\.xlsx» no se puede leer: el sistema no da permiso\. Cópielo/],
  ["EACCES", /no da permiso\. Cópielo/],
  ["EIO", /^«lista\.xlsx» no se pudo leer del disco; quizá OneDrive .* Ábralo una vez/],
  ["UNKNOWN", /quizá OneDrive/],
  ["ENOENT", /^«lista\.xlsx» no existe\. Revise/],
])("%s of a list is reported in Spanish, without its folder", (code, message) => {
  const explained = explainReadError(failure(code), "/home/ana/listas/lista.xlsx");
  expect(explained).toBeInstanceOf(UserError);
  expect(explained).toMatchObject({ message: expect.stringMatching(message) });
  expect(explained).toMatchObject({ message: expect.not.stringMatching(/home|busy|read '/) });
});

test("an error that is not of the file system is returned unchanged", () => {
  for (const defect of [new TypeError("x is not a function"), failure("ERR_INVALID_ARG_TYPE")]) {
    expect(explainReadError(defect, "lista.xlsx")).toBe(defect);
  }
});
