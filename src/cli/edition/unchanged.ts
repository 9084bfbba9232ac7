import { UserError } from "../../domain/user-error.ts";

/** Why the content stays as it is. */
export function unchanged(...reasons: readonly string[]): UserError {
  return new UserError([...reasons, "No se cambió nada."].join("\n"));
}
