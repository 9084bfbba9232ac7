import { lettersOfName } from "#people/model/better-name.ts";
import { fields } from "#people/model/carnet/participant.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { plainText } from "#platform/text/plain-text.ts";
import type { Checking } from "./check-row.ts";

/**
 * If several rows have one carnet, the last one counts; of rows with its values, the first. If the names are of
 * different people, all of them are faults that name each other.
 */
export function settleDoubles(rows: readonly Checking[]): void {
  const groups = groupBy(rows, ({ values }) => values.carnet);
  for (const [carnet, doubles] of groups) {
    const last = doubles.at(-1);
    if (carnet === undefined || last === undefined || doubles.length === 1) continue;
    const names = [...groupBy(doubles, nameIn).values()].flatMap(([row]) => row ?? []);
    const anotherThan = (row: Checking) =>
      names.find((other) => !isOnePerson(nameIn(row), nameIn(other)));
    const areSeveral = doubles.some(anotherThan);
    for (const row of doubles) {
      const chosen = doubles.find((each) => saysTheSame(each, areSeveral ? row : last)) ?? last;
      const { written } = chosen;
      if (row !== chosen) {
        const said = fields.filter((field) => row.values[field] !== chosen.values[field]);
        row.status = said.length === 0 ? "repeated" : "superseded";
        row.instead = chosen.line;
        if (said.length === 0) continue;
        const says = said.map((field) => row.values[field] || "(vacío)").join(", ");
        const reason = { kind: "supersedes", other: row.written.carnet.place, says } as const;
        chosen.doubts.push({ ...written.carnet, reason, proposal: null });
      } else if (areSeveral) {
        const other = anotherThan(row) ?? doubles.find((each) => !saysTheSame(each, row)) ?? last;
        const { place } = other.written.carnet;
        const nombre = other.written.nombre.value;
        const reason = { kind: "carnet repeated", other: place, nombre } as const;
        row.faults.push({ ...written.carnet, reason, proposal: null });
      }
    }
  }
}

const nameIn = ({ written, values }: Checking) => values.nombre ?? written.nombre.value;

/** Words of a name that say nothing of who it is. */
const particle = /^(?:de|del|la|las|los|el|y|e|da|do|dos|san|von|van)$/;

/**
 * Whether names have the same letters, as `De León` and `Deleón`, or all words of the shorter one, which are two
 * or more, are in the longer one, perhaps as initials; one may be mistyped if `isTypo` says so.
 */
export function isOnePerson(
  one: string,
  other: string,
  isTypo: (one: string, other: string) => boolean = () => false,
): boolean {
  const [few = [], many = []] = [one, other]
    .map((nombre) =>
      lettersOfName(nombre)
        .split(" ")
        .filter((word) => word !== "" && !particle.test(word)),
    )
    .toSorted((shorter, longer) => shorter.length - longer.length);
  if (lettersIn(one) === lettersIn(other)) return true;
  if (few.length === 1) return false;
  const isIn = (word: string) =>
    many.some(
      (each) => each === word || (Math.min(each.length, word.length) === 1 && each[0] === word[0]),
    );
  const [odd, another] = few.filter((word) => !isIn(word));
  return odd === undefined || (another === undefined && many.some((each) => isTypo(each, odd)));
}

const lettersIn = (nombre: string) => plainText(nombre).replace(/[^\p{L}\p{N}]/gu, "");

function saysTheSame(one: Checking, other: Checking): boolean {
  return fields.every((field) => one.values[field] === other.values[field]);
}
