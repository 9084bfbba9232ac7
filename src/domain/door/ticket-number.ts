/**
 * The ticket number after this one: its last digits count up, what is around them and their width
 * stay. One without digits gets some.
 */
export function ticketAfter(numeroTicket: string): string {
  const parts = partsOf(numeroTicket);
  if (parts === null) return `${numeroTicket}-2`;
  const { before, digits, after } = parts;
  return before + String(BigInt(digits) + 1n).padStart(digits.length, "0") + after;
}

/**
 * A number for one more ticket: after the highest of the kind that most tickets are of, such as
 * `XIII-00128` after `XIII-00127`; `1` where no ticket has a number.
 */
export function suggestTicket(tickets: Iterable<string>): string {
  const taken = new Set(tickets);
  let suggested = ticketAfter(highestOfUsualKind(taken) ?? "0");
  while (taken.has(suggested)) suggested = ticketAfter(suggested);
  return suggested;
}

interface Kind {
  readonly count: number;
  readonly highest: string;
  readonly number: bigint;
}

function highestOfUsualKind(tickets: Iterable<string>): string | null {
  const kinds = new Map<string, Kind>();
  for (const ticket of tickets) {
    const parts = partsOf(ticket);
    if (parts === null) continue;
    const name = `${parts.before}\n${parts.after}`;
    const kind = kinds.get(name);
    const number = BigInt(parts.digits);
    const count = (kind?.count ?? 0) + 1;
    const isHighest = kind === undefined || number > kind.number;
    kinds.set(name, isHighest ? { count, highest: ticket, number } : { ...kind, count });
  }
  let usual: Kind | null = null;
  for (const kind of kinds.values()) if (kind.count > (usual?.count ?? 0)) usual = kind;
  return usual?.highest ?? null;
}

function partsOf(numeroTicket: string) {
  const [, before = "", digits, after = ""] = /^(.*?)(\d+)(\D*)$/su.exec(numeroTicket) ?? [];
  return digits === undefined ? null : { before, digits, after };
}
