interface ImportMetaEnv {
  /** Whether the site is published as static files, without calls; set by the build. */
  readonly STATIC?: boolean;
  /** Whether phones cache the page; absent in development. */
  readonly OFFLINE?: boolean;
  /** The URLs of the files that the service worker caches. */
  readonly PRECACHED: readonly string[];
}
