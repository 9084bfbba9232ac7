import { contentChanged, contentShown, contentVersion } from "./content-events.ts";

/*
 * Reloads the page after each change of the content; only `npm run dev` includes this script.
 */
const shown = document.querySelector<HTMLMetaElement>(`meta[name="${contentVersion}"]`)?.content;
import.meta.hot?.on(contentChanged, () => location.reload());
// The content may have changed before this page was listening.
import.meta.hot?.send(contentShown, Number(shown));
