import { type CarnetRules, readCarnet } from "#people/model/carnet/read-carnet.ts";
import { holdersIn, listedPerson, type People } from "./phone-list.ts";

export interface ScannedCode {
  readonly text: string;
  /** The kind of code with its variants, as ZXing names it, if a camera read the code. */
  readonly symbology?: string;
}

/** The kinds of passes and cards, and what is typed. A number of goods may look like a carnet. */
const CARD_KINDS = ["", "QRCode", "Code128", "Code39", "Code93", "PDF417", "Aztec", "DataMatrix"];

/**
 * The carnet in a code or a scanner's input, or `null`. A text that is a carnet counts also if nobody on the
 * list has it. Any other text, such as an address with a date, and any other kind of code counts only if it
 * contains the carnet of exactly one person on the list.
 */
export function readCode(code: ScannedCode, people: People, carnets: CarnetRules): string | null {
  const carnet = readNumber(code, people, carnets);
  const isUnsure =
    carnet !== null && code.symbology === "ITF" && isPartOfOther(code.text, carnet, people);
  return isUnsure ? null : carnet;
}

/**
 * Whether a number may be the beginning or the middle of another listed carnet. Nothing in ITF marks where a
 * number ends, and through a tilted code a camera may read some of its digits only.
 */
function isPartOfOther(text: string, carnet: string, people: People): boolean {
  const digits = text.replace(/^0+/, "");
  return [...holdersIn(people).keys()].some(
    (other) => other !== carnet && other.replaceAll("-", "").includes(digits),
  );
}

function readNumber(
  { text, symbology = "" }: ScannedCode,
  people: People,
  carnets: CarnetRules,
): string | null {
  const written = withoutReaderSigns(text);
  const whole = wholeCarnet(written, carnets) ?? withoutCheckLetter(written, carnets);
  if (whole !== null && listedPerson(whole, people, carnets) !== null) return whole;
  const readings = [
    ...partsOf(text, carnets),
    ...partsOf(written, carnets),
    ...withoutAdditions(written, symbology, carnets),
  ];
  const holders = holdersIn(people);
  const found = new Set(readings.filter((carnet) => holders.has(carnet)));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  return CARD_KINDS.includes(symbology) ? whole : null;
}

/**
 * Removes control characters, which frame the text of some readers, and the identifier of ISO/IEC
 * 15424 in front (`]Q1`), whose bracket is another sign on another keyboard.
 */
function withoutReaderSigns(text: string): string {
  const printed = text.replace(/\p{Cc}+/gu, " ").trim();
  return printed.replace(/^[^\p{L}\p{N}\s][A-Za-z][A-Za-z\d](?=\d)/u, "");
}

/**
 * Scanners type like a keyboard, and with a Latin American layout `2490-21-7` arrives as `2490'21'7`:
 * any one sign between groups of the right length is accepted.
 */
function wholeCarnet(text: string, carnets: CarnetRules): string | null {
  const reading = readCarnet(text, carnets);
  if (reading.kind === "carnet") return reading.carnet;
  const [match] = text.matchAll(carnetWithin(carnets));
  return match?.[0] === text ? carnetIn(match) : null;
}

/** All that may be a carnet within a longer text. */
function partsOf(text: string, carnets: CarnetRules): string[] {
  const grouped = [...text.matchAll(carnetWithin(carnets))].map(carnetIn);
  const runs = text.match(/(?<!\d\p{L}*)\d+(?!\d|\p{L})/gu) ?? [];
  return [...grouped, ...runs.flatMap((digits) => wholeCarnet(digits, carnets) ?? [])];
}

/**
 * Finds the groups with one sign, the same, between them, and no digit around them or letter behind.
 * Another carnet may follow behind the same sign.
 */
function carnetWithin({ groups: [first, ...others] }: CarnetRules): RegExp {
  const rest = others.map((digits, row) =>
    row === others.length - 1 ? `\\d{1,${digits}}` : `\\d{${digits}}`,
  );
  // A carnet with a single group cannot be distinguished from other numbers.
  if (rest.length === 0) return /(?!)/g;
  const groups = `(\\d{${first}})(\\D)${rest.map((group) => `(${group})`).join("\\2")}`;
  const another = [`\\d{${first}}`, ...rest].join("\\2");
  const end = `(?!\\d|\\p{L}|\\2(?!${another}(?!\\d))\\d)`;
  return new RegExp(`(?<!\\d\\p{L}*)${groups}${end}`, "gu");
}

function carnetIn([, first, _sign, ...rest]: RegExpExecArray): string {
  return [first, ...rest].join("-");
}

/** Carnets in a number that printers of cards made longer: by check characters, a zero in front, start and stop. */
function withoutAdditions(text: string, symbology: string, carnets: CarnetRules): string[] {
  const shorter: string[] = [];
  const isLonger = text.replace(/\D/g, "").length > carnets.mostDigits;
  // Typed, a digit too many is a typing error in 42 of 43 cases, unless no carnet is that long.
  if (symbology === "Code39" || (symbology === "" && isLonger)) {
    if (hasCheckCharacter(text)) shorter.push(text.slice(0, -1));
  }
  // Readers that type do not tell the kind, but may send Codabar's start and stop.
  if (symbology === "" && /^[A-D].*[A-D]$/i.test(text)) shorter.push(text.slice(1, -1));
  if (!CARD_KINDS.includes(symbology)) {
    const digits = text.replace(/^[A-D]|[A-D]$/gi, "");
    const unchecked = hasCheckDigit(digits) ? [digits, digits.slice(0, -1)] : [digits];
    shorter.push(...unchecked, ...unchecked.map((each) => each.replace(/^0/, "")));
  }
  return shorter.flatMap((each) => wholeCarnet(each, carnets) ?? []);
}

/** A letter or sign behind a carnet that is right as the check character of Code 39. */
function withoutCheckLetter(text: string, carnets: CarnetRules): string | null {
  return /\D$/.test(text) && hasCheckCharacter(text)
    ? wholeCarnet(text.slice(0, -1), carnets)
    : null;
}

const CODE_39 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%";

/** Whether the last character is the check character of Code 39, modulo 43, of those before it. */
function hasCheckCharacter(text: string): boolean {
  // Dashes and other signs depend on the layout of the keyboard that the scanner imitates.
  const signs = [...text.toUpperCase()].map((sign) => (/[\dA-Z]/.test(sign) ? sign : "-"));
  const last = signs.pop();
  const sum = signs.reduce((total, sign) => total + CODE_39.indexOf(sign), 0);
  const check = CODE_39.charAt(sum % CODE_39.length);
  return last === (/[\dA-Z]/.test(check) ? check : "-");
}

/** Whether the last digit is the check digit of ITF and EAN, modulo 10, of those before it. */
function hasCheckDigit(digits: string): boolean {
  const weighted = [...digits].reverse().map((digit, index) => Number(digit) * (index % 2 ? 3 : 1));
  return weighted.reduce((sum, each) => sum + each, 0) % 10 === 0;
}
