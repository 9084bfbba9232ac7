import { ORGANISERS_ROOT, type PageFacts } from "#access/model/page-facts.ts";

const attribute = new RegExp(`id="${ORGANISERS_ROOT}" data-edition="([^"]*)"`);

/**
 * The facts in the HTML of the organisers' page, or `null` if it is another page or one with another program than
 * `script`, whose facts may be others. The page's Trusted Types forbid `DOMParser`.
 */
export function factsIn(html: string, script: string): PageFacts | null {
  const [, escaped] = attribute.exec(html) ?? [];
  if (escaped === undefined || !html.includes(`"${script}"`)) return null;
  // As `escapeHtml` writes them.
  const json = escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  return JSON.parse(json);
}

/** The facts as they are published now; those of before if they cannot be had. */
export async function publishedFacts(before: PageFacts): Promise<PageFacts> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  try {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    const html = answer.ok ? await answer.text() : "";
    return factsIn(html, script ?? "") ?? before;
  } catch {
    return before;
  }
}
