import { firstDifference, signInWords } from "../../domain/text/confusable-letters.ts";
import { printable } from "./list-fault.ts";
import type { AlikeValue } from "./reason.ts";

/**
 * Describes how two values differ. Where a person cannot see it, the characters are named instead
 * of showing two texts that look alike.
 */
export function alikeInWords({ field, value, other }: AlikeValue): string {
  const what = field === "carnet" ? "el carnet" : "el ticket";
  const name = printable(other.nombre);
  if (differsByZeros(value, other[field])) {
    return `${what} solo se distingue por ceros o mayúsculas de «${printable(other[field])}», de ${name}`;
  }
  const { sign, before, instead } = firstDifference(value, other[field]);
  const where = before === "" ? "al principio" : `después de «${printable(before.slice(-20))}»`;
  return `${what} lleva ${there(sign)} ${where}, donde el de ${name} lleva ${there(instead)}: a la vista son iguales`;
}

const there = (sign: string) => (sign === "" ? "nada" : signInWords(sign));

/** Whether two values differ only in what a person can see: zeros and capitals. */
export function differsByZeros(one: string, other: string): boolean {
  const key = (text: string) => text.toLowerCase().replace(/0+(?=\d)/g, "");
  return key(one) === key(other);
}
