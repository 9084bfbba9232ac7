import type { ViteDevServer } from "vite";

/**
 * All style sheets that the renderer has loaded, as elements for the page's head. Vite's script would
 * insert them too late: after each change the page would appear without styles and lose its scroll
 * position. Vite recognises them by `data-vite-dev-id` and updates them.
 */
export async function loadedStyles({ environments }: ViteDevServer): Promise<string> {
  const modules = [...environments.ssr.moduleGraph.idToModuleMap.values()];
  const styles = await Promise.all(
    modules.flatMap(({ id, url }) =>
      id?.endsWith(".css")
        ? [styleOf(id, environments.client.transformRequest(`${url}?direct`))]
        : [],
    ),
  );
  return styles.join("");
}

async function styleOf(id: string, sheet: Promise<{ code: string } | null>): Promise<string> {
  return `<style data-vite-dev-id="${id}">${(await sheet)?.code ?? ""}</style>`;
}
