import { readFolders } from "../../content/folders.ts";

export const devFolders = readFolders(process.env);
export const { content: contentFolder } = devFolders;
/**
 * The folder of the page's photos and fonts. Vite would not notice new pictures in node_modules, and
 * each build replaces `dist`.
 */
export const devFolder = ".dev/public";
/** A cache for this folder alone, because workspaces of the tests share node_modules. */
export const viteCache = ".dev/vite";
export const layersSheet = "/src/apps/ui/styles/layers.css";
export const organisersModule = "/src/apps/organise/main.tsx";
export const previewModule = "/src/apps/site/preview/main.tsx";
export const entryModule = "/src/apps/site/entry-client.ts";
