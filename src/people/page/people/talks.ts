import type { PageFacts } from "#access/model/page-facts.ts";
import { plainText } from "#platform/text/plain-text.ts";

type Talks = NonNullable<PageFacts["talks"]>;

/** The talk of the speaker whom the programme has under this name; empty if there is none. */
export function talkOf(nombre: string, talks: Talks): string {
  const name = ` ${plainText(nombre)}`;
  const own = talks.find(({ speakers }) =>
    speakers.some((speaker) => name.endsWith(` ${plainText(speaker)}`)),
  );
  return own?.title ?? "";
}

/** A talk that was chosen stays a choice when the programme has changed. */
export function talkChoices(talks: Talks, chosen: string) {
  const titles = new Set(["", ...talks.map(({ title }) => title), chosen]);
  return [...titles].map((title) => [title, title || "Ninguna"] as const);
}
