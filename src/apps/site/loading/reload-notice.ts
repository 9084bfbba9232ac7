/** The id of the notice that is hidden in the page as built. */
export const reloadNoticeId = "recargar";

const lost = "Una parte de la página no cargó.";
const newer = "Hay una versión nueva.";

/** Says that a part of the page cannot be loaded, beside a link that reloads the page. */
export async function offerReload(): Promise<void> {
  const text = (await isReplaced()) ? newer : lost;
  const notice = document.getElementById(reloadNoticeId);
  notice?.querySelector("span")?.replaceChildren(text);
  notice?.toggleAttribute("hidden", false);
}

export function withdrawReload(): void {
  document.getElementById(reloadNoticeId)?.toggleAttribute("hidden", true);
}

/** Offers to reload the page if the site has a newer build, whose server may lack this page's files. */
export async function offerNewerVersion(): Promise<void> {
  if (await isReplaced()) await offerReload();
}

/** Whether the site's page names another program than this page does. */
async function isReplaced(): Promise<boolean> {
  try {
    const program = document.querySelector("script[data-program]")?.getAttribute("data-program");
    if (!program) return false;
    const answer = await fetch(location.pathname, { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    // A network that asks for a log-in answers with a page of its own.
    return page.includes(reloadNoticeId) && !page.includes(`"${program}"`);
  } catch {
    return false;
  }
}
