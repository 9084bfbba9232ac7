import { offerNewerVersion } from "./reload-notice.ts";

/**
 * Returns a function that calls `load`, a dynamic import. After a failure the next call imports the
 * file by another URL, because Firefox caches a failed module for the page's lifetime. The errors of
 * Firefox and Chromium name the file; otherwise `load` itself is called again. The file's own imports
 * keep their URLs, so it may import only what the page's first scripts have loaded; a test of the
 * build checks that. After a failure the page also looks for a newer version of itself.
 */
export function retriable<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  let failures = 0;
  return () =>
    (address ? import(/* @vite-ignore */ `${address}?${failures}`) : load()).catch((error) => {
      failures += 1;
      address ??= /\S+\.js/.exec(String(error))?.[0];
      void offerNewerVersion();
      throw error;
    });
}
