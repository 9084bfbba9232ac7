import { readFolders } from "../../content/folders.ts";

export const { content: contentFolder } = readFolders(process.env);
/**
 * Photos and fonts of the page. Outside of node_modules, where Vite would not notice pictures that are
 * added, and of `dist`, which each build replaces.
 */
export const devFolder = ".dev/public";
/** Of this folder alone: workspaces of the tests share node_modules. */
export const viteCache = ".dev/vite";
export const layersSheet = "/src/site/styles/layers.css";
export const entryModule = "/src/site/entry-client.tsx";
