import { join } from "node:path";
import type { PublishPlace } from "../../content/publish-settings.ts";

export type Command = readonly [program: string, ...args: string[]];

/** Needs Node 22.13 or newer. */
const NETLIFY = "netlify-cli@27.10.2";

export interface Deployment {
  /** Options of `npm run build`. */
  readonly variant: readonly ("--estatico" | "--netlify")[];
  /** Whether the host builds what is pushed, so that nothing else is published. */
  readonly byPush: boolean;
  /** Publishes the build in `dist`. */
  readonly commands: (dist: string) => readonly Command[];
  readonly waitMs: number;
  /** Where the host reports the progress of publishing. */
  readonly progressPlace: string;
  /** Where the settings and logs of the calls are; `null` for a page without calls. */
  readonly callsSettings: string | null;
}

function netlifyDeploy(dist: string): readonly [string, ...string[]] {
  return ["npx", "--yes", NETLIFY, "deploy", "--prod", "--no-build", "--dir", join(dist, "site")];
}

const pushed = { byPush: true, commands: (): readonly Command[] => [["git", "push"]] } as const;
const onNetlify = { byPush: false, waitMs: 60_000, progressPlace: "Deploys, en Netlify" } as const;

export const deployments: Readonly<Record<PublishPlace, Deployment>> = {
  // GitHub builds what is pushed: deploy/github/publicar.yml.
  github: {
    ...pushed,
    variant: ["--estatico"],
    waitMs: 10 * 60_000,
    progressPlace: "la pestaña Actions de GitHub",
    callsSettings: null,
  },
  netlify: {
    ...onNetlify,
    variant: ["--estatico"],
    commands: (dist) => [netlifyDeploy(dist)],
    callsSettings: null,
  },
  "netlify-firestore": {
    ...onNetlify,
    variant: ["--netlify"],
    commands: (dist) => [[...netlifyDeploy(dist), "--functions", join(dist, "functions")]],
    callsSettings:
      "FIRESTORE_KEY en Netlify (Project configuration, Environment variables), y lo que dice Logs, Functions, llamadas",
  },
  // Render builds what is pushed: render.yaml.
  render: {
    ...pushed,
    variant: [],
    waitMs: 15 * 60_000,
    progressPlace: "Events, en Render",
    callsSettings: "FIRESTORE_KEY en Render (Environment), y lo que dice Logs",
  },
};
