import { readFolders } from "../../content/folders.ts";

export const { content: contentFolder } = readFolders(process.env);
/**
 * Folder of the page's photos and fonts. It is not in node_modules, where Vite would not notice new
 * pictures, nor in `dist`, which each build replaces.
 */
export const devFolder = ".dev/public";
/** A cache for this folder alone: workspaces of the tests share node_modules. */
export const viteCache = ".dev/vite";
export const layersSheet = "/src/apps/site/styles/layers.css";
export const entryModule = "/src/apps/site/entry-client.tsx";
