/**
 * The edition that unit tests, journeys, byte budgets and benchmarks run on, relative to the
 * project. It never changes with `content/`, which is the organisers'.
 */
export const frozenEdition = "src/testing/edition";

/** Holds the `dist` of the site that is built from the frozen one; `npm run check` builds it. */
export const frozenSite = ".tests";

/** Holds the `dist` of the hard edition, which `.ci/test-all` builds. */
export const hardSite = ".tests/hard";
