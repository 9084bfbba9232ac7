/** The id of the page's root element. */
export const rootId = "pagina";
