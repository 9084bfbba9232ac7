interface ImportMetaEnv {
  /** Whether phones keep the page; absent in development. */
  readonly OFFLINE?: boolean;
  /** Addresses of the files that the service worker keeps. */
  readonly KEPT: readonly string[];
}
