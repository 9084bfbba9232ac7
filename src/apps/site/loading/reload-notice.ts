import { isReplaced } from "../../ui/browser/newer-version.ts";

/** The id of the notice that is hidden in the page as built. */
export const reloadNoticeId = "recargar";

const lost = "Una parte de la página no cargó.";
const newer = "Hay una versión nueva.";

/** Says that a part of the page cannot be loaded, beside a link that reloads the page. */
export async function offerReload(): Promise<void> {
  const text = (await isPageReplaced()) ? newer : lost;
  const notice = document.getElementById(reloadNoticeId);
  notice?.querySelector("span")?.replaceChildren(text);
  notice?.toggleAttribute("hidden", false);
}

export function withdrawReload(): void {
  document.getElementById(reloadNoticeId)?.toggleAttribute("hidden", true);
}

/** Offers to reload the page if the site has a newer build, whose server may lack this page's files. */
export async function offerNewerVersion(): Promise<void> {
  if (await isPageReplaced()) await offerReload();
}

function isPageReplaced(): Promise<boolean> {
  const script = document.querySelector("script[data-modules]");
  return isReplaced(script?.getAttribute("data-modules"), reloadNoticeId);
}
