/** Sent by the development server to every page when a file of the content has changed. */
export const contentChanged = "convencion:contenido";

/** Sent by a page once it listens, with the version of the content that it shows. */
export const contentShown = "convencion:mostrado";

/** Name of the page's `meta` element with that version, which rises with every change. */
export const contentVersion = "content-version";
