interface ImportMetaEnv {
  /** Whether the site is published as static files, without calls; set by the build. */
  readonly STATIC?: boolean;
  /** Whether phones cache the page; absent in development. */
  readonly OFFLINE?: boolean;
}
