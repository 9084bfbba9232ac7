interface ImportMetaEnv {
  /** Whether the site is published as files alone, without any call; set by the build. */
  readonly STATIC?: boolean;
  /** Whether phones keep the page; absent in development. */
  readonly OFFLINE?: boolean;
  /** Addresses of the files that the service worker keeps. */
  readonly KEPT: readonly string[];
}
