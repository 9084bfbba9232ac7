interface ImportMetaEnv {
  /** Whether the site is published as files alone, without any call; set by the build. */
  readonly STATIC?: boolean;
}
