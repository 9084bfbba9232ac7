/** Whether the site has other `scripts` than this page; `marker` is a text that each of its builds contains. */
export async function isReplaced(scripts: string | null | undefined, marker: string) {
  try {
    if (!scripts) return false;
    const answer = await fetch(location.pathname, { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    // A captive portal answers with a page of its own.
    return page.includes(marker) && !page.includes(`"${scripts}"`);
  } catch {
    return false;
  }
}

/** The same for a page that the browser alone renders, in the element with an id in its body. */
export function isAppReplaced(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]");
  const root = document.querySelector("body > [id]");
  return isReplaced(script?.getAttribute("src"), `id="${root?.id}"`);
}
