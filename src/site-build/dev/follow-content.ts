import { contentChanged } from "../../editor/calls/calls.ts";

/* Part of the page while it is edited: it comes anew with each change of the content. */
import.meta.hot?.on(contentChanged, () => location.reload());
