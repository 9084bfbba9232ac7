import type { ViteDevServer } from "vite";

/**
 * The sheets of all that the renderer has loaded, as elements for the page's head. Vite's script inserts
 * them too late: until then each change of the content would show the page bare, and lose its place.
 * It takes over those under these names.
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
