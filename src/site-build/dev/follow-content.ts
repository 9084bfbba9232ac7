import { contentChanged, contentShown, contentVersion } from "../../editor/calls/content-events.ts";

/* Part of the page while it is edited: it comes anew with each change of the content. */
const shown = document.querySelector<HTMLMetaElement>(`meta[name="${contentVersion}"]`)?.content;
import.meta.hot?.on(contentChanged, () => location.reload());
// The content may have changed before this page listened.
import.meta.hot?.send(contentShown, Number(shown));
