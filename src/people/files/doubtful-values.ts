import { decodeHTML } from "entities/decode";
import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { givenFirst } from "../model/by-surname.ts";
import { alikeParticipants } from "../model/carnet/alike.ts";
import { isStandIn } from "../model/carnet/kinds.ts";
import type { Participant, PersonField } from "../model/carnet/participant.ts";
import { type CarnetRules, isCompleteCarnet } from "../model/carnet/read-carnet.ts";
import { mailAddress } from "../model/mail-address.ts";
import { damageOf } from "./formats/other-spellings.ts";
import type { CellDoubt } from "./list-fault.ts";
import type { PlainReason } from "./plain-reason-words.ts";

/** The reason why a valid value is probably wrong, and the value that is probably meant. */
type Doubt = CellDoubt & { readonly field: PersonField };

/** Placeholders for values that people do not have yet. */
const placeholder =
  /^(?:n\/?[ad]\.?|s\/?n\.?|n\.? ?n\.?|true|false|verdadero|falso|x+|null|nulo|undefined|tbd|test|prueba|ejemplo|ninguno|ninguna|vacio|si|no\.?|ok|idem|baja|pago|entregad[oa]|pagad[oa]|cancelad[oa]|exonerad[oa]|becad[oa]|cortesia|devuelt[oa]|nombre|ticket|invitad[oa]|guest|no (?:aplica|tiene|asignado|asist\w*)|sin .*|acompanante.*|pendiente.*|por (?:asignar|definir|confirmar|pagar|entregar).*)$/;
/** Forms write this for people who did not sign in. */
const anonymous = /\b(?:anonymous|anonim[oa])\b/;

/** The doubt about a text. Where it is known what the text probably means, `spellings` say so, the likeliest first. */
const doubt = (field: PersonField, why: PlainReason, ...spellings: readonly string[]): Doubt =>
  spellings.length > 1
    ? { field, reason: { kind: "spellings", why, spellings }, proposal: null }
    : { field, reason: { kind: why }, proposal: spellings[0] ?? null };

/** The doubts about one person beside the registered people without them. */
export function doubtsOfPerson(
  person: Participant,
  others: readonly Participant[],
  carnets: CarnetRules,
): readonly CellDoubt[] {
  return [
    ...doubtsAbout(person, carnets),
    ...alikeParticipants([person], others).map(({ field, other }) => ({
      reason: { kind: "alike", field, other } as const,
      proposal: null,
    })),
  ];
}

/** The doubts about one person alone, in a list whose names have the surnames first or not. */
export function doubtsAbout(
  { nombre, numeroTicket, correo = "", telefono = "" }: Participant,
  carnets: CarnetRules,
  surnamesFirst = false,
): Doubt[] {
  const doubts = [...ofName(nombre, surnamesFirst), ...ofTicket(numeroTicket, carnets)];
  // Whoever has none says so without an `@`.
  if (correo.includes("@") && !mailAddress.test(correo)) {
    // Anything but a comma for the dot has more than one meaning.
    const meant = correo.replace(/(?<=@[\w-]+),(?=\w+$)/, ".");
    doubts.push(doubt("correo", "no address", ...(mailAddress.test(meant) ? [meant] : [])));
  }
  if (inPowers.test(plainText(telefono))) doubts.push(doubt("telefono", "changed number"));
  if (nombre === numeroTicket && doubts.length === 0)
    doubts.push(doubt("numeroTicket", "no ticket"));
  return doubts;
}

/** Signs of programs and of e-mail addresses, not of names. */
const strangeSign =
  /^[-–—]|[@_\\{}[\]*#%^&:;/|?·§¶¡¿†‡•‰„…ƒ‗¨¯¸]|(?![°\p{Emoji_Presentation}])[\p{Sc}\p{Sm}\p{So}\p{No}\p{Lm}]/u;
/** Remarks that organisers write into the cell of a name, such as «(pagado)». */
const remark =
  /\b(?:pag(?:ad)?[oa]|cancelad[oa]|confirmad[oa]|anulad[oa]|becad[oa]|exonerad[oa]|retirad[oa]|pendiente|repetid[oa]|no (?:vino|viene|voy|pago)|(?:borr|quit)(?:ar|en))\b/;
/** Letters of two scripts: a wrong encoding, or letters that look alike and are not found. */
const mixedScripts = /^(?=.*[a-z]).*[\p{sc=Greek}\p{sc=Cyrillic}]/u;
/** Two names of two words or more: `José Peña / María Núñez`, but not `José Peña y de la Cruz`. */
const severalNames = /^\p{L}\S* .*?(?:[/;|&+]| [ye] (?!(?:del?|las?|los|san) )) ?\p{L}\S* \p{L}/u;
/** A section that was read with the name, as from a PDF; «De la O» is a surname. */
const section = /(?:\p{L}+,? ){3}[A-F]$/u;
/** An account, such as `ana.paz`. */
const account = /^[a-z]+\.[a-z\d.]+$/;

function ofName(nombre: string, surnamesFirst: boolean): Doubt[] {
  const plain = plainText(nombre);
  const letters = otherLetters(nombre, "nombre");
  if (letters !== null) return [letters];
  const isOdd =
    !/\p{L}/u.test(plain) ||
    [placeholder, anonymous, remark, /\d/, mixedScripts].some((pattern) => pattern.test(plain)) ||
    strangeSign.test(nombre) ||
    account.test(nombre) ||
    section.test(nombre);
  if (severalNames.test(plain)) return [doubt("nombre", "several people")];
  if (isOdd) return [doubt("nombre", "no name")];
  if (repeatsWords(plain)) return [doubt("nombre", "repeated words")];
  const turned = givenFirst(nombre);
  if (turned === null) return [];
  return [doubt("nombre", "surname first", turned, ...(surnamesFirst ? [] : [nombre]))];
}

/** `1-3` becomes `1-mar`, and `3-45` `mar-45`. Capitals are a prefix that somebody chose. */
const month =
  "(?:[Ee]ne|[Jj]an|[Ff]eb|[Mm]ar|[Aa]br|[Aa]pr|[Mm]ay|[Jj]u[nl]|[Aa]go|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ic|[Dd]ec)";
const monthAndNumber = new RegExp(`^\\d{1,2}-${month}\\b|^${month}-\\d{2}$`);

/** A number of which a spreadsheet kept few digits. */
const inPowers = /^\d+(?:[.,]\d+)?e\+?\d+$/;

/** `Q75` alone may be a ticket. */
const price =
  /^(?:q|gtq|\$|us\$|usd)\.? ?\d+(?:[.,]\d\d$|.* (?:efectivo|deposito|transferencia|tarjeta|pagad[oa])\b)/;

function ofTicket(numeroTicket: string, carnets: CarnetRules): Doubt[] {
  const plain = plainText(numeroTicket);
  const letters = otherLetters(numeroTicket, "numeroTicket");
  if (letters !== null) return [letters];
  const isName = /^\p{L}{2,}\.?(?: \p{L}{1,}\.?)+$/u.test(plain);
  // Only with a dash: if carnets have a single group, any number looks like one.
  const isCarnet = plain.includes("-") && isCompleteCarnet(plain, carnets);
  const isPrice = price.test(plain);
  const isOdd =
    !/[\p{L}\d]/u.test(plain) || placeholder.test(plain) || plain.includes("@") || isPrice;
  if (isName || isCarnet || isOdd) return [doubt("numeroTicket", "no ticket")];
  if (/\d(?: ?[;&]|,(?= )| (?:y|al?)(?= )) ?\S*\d/.test(plain))
    return [doubt("numeroTicket", "several people")];
  const isDate =
    /^\d{1,4}[/.]\d{1,2}[/.]\d{2,4}\b|^\d{4}-\d{2}-\d{2}\b|^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?$/.test(
      plain,
    ) || monthAndNumber.test(numeroTicket);
  const isChanged = inPowers.test(plain) || /^\d+[.,]\d+$|^\d{15}0+$/.test(plain);
  if (!isDate && !isChanged) return [];
  // pandas writes 7 as 7.0 where others have none.
  const whole = /^(\d{1,14})\.0$/.exec(plain)?.slice(1) ?? [];
  return [doubt("numeroTicket", "changed number", ...whole)];
}

/** Quotes around a value. The last sign of `'Ixim Te'` is a glottal stop, the last one of `'Ana López'` is not. */
const quotes = /^(?:["“”«](.*)["“”»]|‘(.*)’|'(.*(?:[áéíóúñ]\p{L}*|[^aeiouäëïöübkqthz])) *')$/iu;
/** A first word after which an apostrophe may be a glottal stop: no Spanish word is like it. */
const mayanWord = /^\p{L}*(?:[kqwx'’äëï]|tz|[^\P{L}aeiouáéíóúdlnrsyz](?!\p{L}))/iu;

/** Letters that a program or a file's format changed. */
function otherLetters(text: string, field: "nombre" | "numeroTicket"): Doubt | null {
  const quoted = quotes.exec(text)?.slice(1).find(Boolean)?.replaceAll('""', '"').trim();
  if (quoted) return doubt(field, "quotes", quoted);
  const apostrophe = /^['’‘´`]+(?=\S)/;
  if (apostrophe.test(text)) {
    const without = text.replace(apostrophe, "");
    const isOpen = field === "nombre" && mayanWord.test(without);
    return doubt(field, "quotes", without, ...(isOpen ? [text] : []));
  }
  const decoded = decodedLetters(text);
  if (decoded !== null) return doubt(field, "encoded letters", decoded);
  // Windows has no letter for the second half of Í and Á.
  const whole = ["Í", "Á", "Ã"].map((letter) =>
    text.replace(/(?<=\p{L})Ã(?!\p{L})/giu, (half) =>
      half === "Ã" ? letter : letter.toLowerCase(),
    ),
  );
  if (field === "nombre" && whole[0] !== text) return doubt(field, "misread UTF-8", ...whole);
  const damage = field === "nombre" ? damageOf(text) : null;
  return damage && doubt(field, damage.kind, ...damage.meant);
}

/**
 * Decodes letters that a program wrote in the code of HTML (`&ntilde;`, `&#241;`) or JSON (`\u00f1`);
 * `null` if there are none.
 */
function decodedLetters(text: string): string | null {
  const decoded = decodeHTML(text).replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded === text ? null : decoded;
}

/** Words of a name that say nothing of who it is. */
export const particle = /^(?:de|del|la|las|los|el|y|e|da|do|dos|san|von|van)$/;

/**
 * Whether words come twice, as when two columns with the name were joined. Two equal surnames at the
 * end are a name: `María López López`.
 */
function repeatsWords(plain: string): boolean {
  const words = plain.split(" ").filter((word) => /\p{L}{2}/u.test(word) && !particle.test(word));
  const repeated = words.filter((word, at) => words.indexOf(word) !== at);
  if (repeated.length === 0) return false;
  const surnames = words.length > 2 && repeated.length === 1 && words.at(-1) === words.at(-2);
  return !surnames;
}

/** So many carnets, and this share of all, with all digits of their last group make that the rule. */
const ENOUGH = 3;
const RULE = 0.75;

/**
 * People whose last number has fewer digits than nearly all of the list, probably because leading zeros
 * were lost. Students type them, and would not be found.
 */
export function shortNumbers(people: readonly Participant[], groups: CarnetGroups) {
  const digits = groups.at(-1) ?? 0;
  const having = people.filter(({ carnet }) => !isStandIn(carnet));
  const short = having.filter(({ carnet }) => carnet.length - carnet.lastIndexOf("-") - 1 < digits);
  const whole = having.length - short.length;
  if (whole < Math.max(ENOUGH, RULE * having.length)) return [];
  const filled = (number: string) => number.padStart(digits, "0");
  return short.map((person) => ({ person, withZeros: person.carnet.replace(/\d+$/, filled) }));
}
