import { join } from "node:path";
import { readFolders } from "../../content/folders.ts";

export const { content: contentFolder, dist: distFolder } = readFolders(process.env);
/** Outside of node_modules, where Vite would not notice pictures that are added. */
export const devFolder = join(distFolder, "dev");
export const layersSheet = "/src/site/styles/layers.css";
export const entryModule = "/src/site/entry-client.tsx";
