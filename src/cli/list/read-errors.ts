import { basename } from "node:path";
import { errorCode } from "../../domain/error-code.ts";
import { UserError } from "../../domain/user-error.ts";
import { printable } from "../../lists/faults/list-fault.ts";

const HELD = "está abierto en otro programa, quizá en Excel. Ciérrelo ahí y vuelva a intentarlo.";
const FORBIDDEN =
  "no se puede leer: el sistema no da permiso. Cópielo al Escritorio e importe la copia.";
const ELSEWHERE =
  "no se pudo leer del disco; quizá OneDrive lo tiene solo en la nube. Ábralo una vez, espere a que se descargue y vuelva a intentarlo.";

/** Why a file cannot be read, after its name, and what to do; by the system's code. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no existe. Revise el nombre y la carpeta.",
  ENOTDIR: "no existe. Revise el nombre y la carpeta.",
  ENAMETOOLONG: "tiene un nombre demasiado largo. Acórtelo y vuelva a intentarlo.",
  EISDIR: "es una carpeta. Indique el archivo de la lista.",
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EBUSY: HELD,
  ETXTBSY: HELD,
  EAGAIN: HELD,
};

/** Explains an error of the file system; any other is returned unchanged, because it is a defect. */
export function explainReadError(cause: unknown, path: string): unknown {
  const code = errorCode(cause);
  if (typeof code !== "string" || !/^(?:E[A-Z\d]+|UNKNOWN)$/.test(code)) return cause;
  const reason = reasons[code] ?? ELSEWHERE;
  return new UserError(`«${printable(basename(path))}» ${reason}`, { cause });
}
