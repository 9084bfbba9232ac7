/**
 * Returns a function that loads what `load`, a dynamic import, loads. After a failure the next call
 * asks for the file by another address: Firefox remembers a module that failed for as long as the page
 * lives. Its error, as Chromium's, names the file; without a name `load` itself is called again.
 *
 * What the file imports by itself keeps its address. So it imports only what the page's first scripts
 * have brought; a test of the build holds that.
 */
export function retriable<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  let failures = 0;
  return () =>
    (address ? import(/* @vite-ignore */ `${address}?${failures}`) : load()).catch((error) => {
      failures += 1;
      address ??= /\S+\.js/.exec(String(error))?.[0];
      throw error;
    });
}
