/** The id of the page's root element. */
export const rootId = "pagina";

/** The id of the notice that is hidden in the page as built. */
export const reloadNoticeId = "recargar";

/** The id of the element with the data of the page's scripts. */
export const pageDataId = "datos";

/** The id of the script that shows the page as it is now; the first screen is complete before it. */
export const clockScriptId = "reloj";
