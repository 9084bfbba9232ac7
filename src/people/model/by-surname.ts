import { plainText } from "#platform/text/plain-text.ts";
import type { Participant } from "./carnet/participant.ts";

/** Words that belong to the surname after them. */
const particle = /^(?:de|del|la|las|los|y|san|santa|von|van|da|di)$/;
/** Titles before a name, and degrees behind it. */
const title =
  /^(?:dra?|doctora?|l(?:ic)?d[oa]|lic(?:da|do|enciad[oa])?|lcd[oa]|inga?|ingenier[oa]|arq(?:ta)?|arquitect[oa]|profa?|profesora?|mtr[oa]|maestr[oa]|mgtr|msc|pem|br|sr(?:t?a)?|rev|p\.e\.m|m\.a|m\.sc|ph\.?d)\.?$/;
const degree = /,? (?:[A-Z]\p{L}{0,3}\.){1,4}$|,? (?:PhD|MSc|MA|PEM)\.?$|, (?:Jr|Sr)\.?$/u;
const collator = new Intl.Collator("es-GT", { sensitivity: "base", numeric: true });

/**
 * People sorted by surname, each with the name as such a list has it: `Pérez López, Ana Lucía`. The
 * surname is guessed. It is the text before a comma. Without a comma, two words have one surname, and more
 * have two. Three words have one, if the second word is the first name of somebody else.
 */
export function bySurname<Person extends Pick<Participant, "nombre">>(people: readonly Person[]) {
  const given = new Set(
    people.map(({ nombre }) => plainText(withoutTitles(nombre).name).split(" ")[0] ?? ""),
  );
  return people
    .map((person) => ({ person, name: surnameFirst(person.nombre, given) }))
    .toSorted((one, other) => collator.compare(one.name, other.name));
}

function surnameFirst(nombre: string, given: ReadonlySet<string>): string {
  const { titles, name, degrees } = withoutTitles(nombre);
  if (name.includes(",")) return nombre;
  const parts = partsOf(name);
  const isSecondGiven = parts.length === 3 && given.has(plainText(parts[1] ?? ""));
  const first =
    parts.length < 3 || isSecondGiven ? parts.length - 1 : Math.max(1, parts.length - 2);
  if (first < 1) return nombre;
  const before = [...titles, ...parts.slice(0, first)].join(" ");
  return `${parts.slice(first).join(" ")}, ${before}${degrees}`;
}

/** `Ana Lucía Pérez` for `Pérez, Ana Lucía`; `null` for other names, and where there is a title, degree or acronym. */
export function givenFirst(nombre: string): string | null {
  const [, surnames = "", given = ""] = /^([^,]+),\s*(\p{Lu}[^,]*)$/u.exec(nombre) ?? [];
  const hasTitle = (part: string) => title.test(plainText(part).split(" ")[0] ?? "");
  const isTitled = [surnames, given].some(hasTitle);
  const isAcronym = given === given.toUpperCase() && nombre !== nombre.toUpperCase();
  return given === "" || isTitled || isAcronym || degree.test(nombre)
    ? null
    : `${given} ${surnames}`;
}

function withoutTitles(nombre: string) {
  const degrees = degree.exec(nombre)?.[0] ?? "";
  const words = nombre.slice(0, nombre.length - degrees.length).split(" ");
  const first = words.findIndex((word) => !title.test(plainText(word)));
  const start = Math.max(0, first);
  return { titles: words.slice(0, start), name: words.slice(start).join(" "), degrees };
}

/** The words, each with the particles before it and the nickname behind it: `Ana`, `José (Pepe)`, `de la Cruz`. */
function partsOf(nombre: string): string[] {
  const parts: string[] = [];
  let before = "";
  for (const word of nombre.split(" ")) {
    if (/^["“«(]|^'.*'$/.test(word) && before === "" && parts.length > 0) {
      parts.push(`${parts.pop()} ${word}`);
      continue;
    }
    before += before === "" ? word : ` ${word}`;
    if (particle.test(plainText(word)) && parts.length > 0) continue;
    parts.push(before);
    before = "";
  }
  return before === "" ? parts : [...parts, before];
}
