import { join } from "node:path";
import { apiPaths } from "../../domain/calls/api.ts";
import type { PublishPlace } from "../../domain/publication/places.ts";

/** A command of another program. */
export type Command = readonly [program: string, ...args: string[]];

/** Asks for Node 22.13 or newer. */
const NETLIFY = "netlify-cli@27.10.2";

/** How a site gets to its place. */
export interface Deployment {
  /** What `npm run build` is asked for. */
  readonly variant: "--estatico" | "--netlify";
  /** Publishes what was built into `dist`. */
  readonly commands: (dist: string) => readonly Command[];
  readonly waitMs: number;
  /** What answers, beside the page, once it is published well. */
  readonly alsoAnswers: string | null;
}

function netlifyDeploy(dist: string): readonly [string, ...string[]] {
  return ["npx", "--yes", NETLIFY, "deploy", "--prod", "--no-build", "--dir", join(dist, "site")];
}

export const deployments: Readonly<Record<PublishPlace, Deployment>> = {
  // GitHub builds it from what is pushed: deploy/github/publicar.yml.
  github: {
    variant: "--estatico",
    commands: () => [["git", "push"]],
    waitMs: 10 * 60_000,
    alsoAnswers: null,
  },
  netlify: {
    variant: "--estatico",
    commands: (dist) => [netlifyDeploy(dist)],
    waitMs: 60_000,
    alsoAnswers: null,
  },
  "netlify-firestore": {
    variant: "--netlify",
    commands: (dist) => [[...netlifyDeploy(dist), "--functions", join(dist, "functions")]],
    waitMs: 60_000,
    // The function and its database.
    alsoAnswers: apiPaths.ready,
  },
};
