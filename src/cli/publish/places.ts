import type { Place } from "./settings.ts";

/** A command of another program. */
export type Command = readonly [program: string, ...args: string[]];

/** Asks for Node 22.13 or newer. */
const NETLIFY = "netlify-cli@27.10.2";

/** How a site gets to its place once `folder` holds it. */
export const deployments: Readonly<
  Record<
    Place,
    { readonly commands: (folder: string) => readonly Command[]; readonly waitMs: number }
  >
> = {
  // GitHub builds it from what is pushed: deploy/github/publicar.yml.
  github: { commands: () => [["git", "push"]], waitMs: 10 * 60_000 },
  netlify: {
    commands: (folder) => [
      ["npx", "--yes", NETLIFY, "deploy", "--prod", "--no-build", "--dir", folder],
    ],
    waitMs: 60_000,
  },
};
