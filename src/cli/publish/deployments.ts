import { join } from "node:path";
import type { PublishPlace } from "../../domain/publication/places.ts";

/** A command of another program. */
export type Command = readonly [program: string, ...args: string[]];

/** Asks for Node 22.13 or newer. */
const NETLIFY = "netlify-cli@27.10.2";

/** How a site gets to its place. */
export interface Deployment {
  /** Options of `npm run build`. */
  readonly variant: readonly ("--estatico" | "--netlify")[];
  /** Whether the place builds what is pushed, which is then all that gets there. */
  readonly byPush: boolean;
  /** Publishes what was built into `dist`. */
  readonly commands: (dist: string) => readonly Command[];
  readonly waitMs: number;
  /** Where the place says how publishing went. */
  readonly says: string;
  /** Where the calls' settings and complaints are; `null` for a page without calls. */
  readonly calls: string | null;
}

function netlifyDeploy(dist: string): readonly [string, ...string[]] {
  return ["npx", "--yes", NETLIFY, "deploy", "--prod", "--no-build", "--dir", join(dist, "site")];
}

const pushed = { byPush: true, commands: (): readonly Command[] => [["git", "push"]] } as const;
const onNetlify = { byPush: false, waitMs: 60_000, says: "Deploys, en Netlify" } as const;

export const deployments: Readonly<Record<PublishPlace, Deployment>> = {
  // GitHub builds it from what is pushed: deploy/github/publicar.yml.
  github: {
    ...pushed,
    variant: ["--estatico"],
    waitMs: 10 * 60_000,
    says: "la pestaña Actions de GitHub",
    calls: null,
  },
  netlify: {
    ...onNetlify,
    variant: ["--estatico"],
    commands: (dist) => [netlifyDeploy(dist)],
    calls: null,
  },
  "netlify-firestore": {
    ...onNetlify,
    variant: ["--netlify"],
    commands: (dist) => [[...netlifyDeploy(dist), "--functions", join(dist, "functions")]],
    calls:
      "FIRESTORE_KEY en Netlify (Project configuration, Environment variables), y lo que dice Logs, Functions, llamadas",
  },
  // Render builds it from what is pushed: render.yaml.
  render: {
    ...pushed,
    variant: [],
    waitMs: 15 * 60_000,
    says: "Events, en Render",
    calls: "FIRESTORE_KEY en Render (Environment), y lo que dice Logs",
  },
};
