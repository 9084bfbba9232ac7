import type { EnvironmentOptions } from "vite";
import { FUNCTION_PROGRAM } from "#edition/render/pages/function-entry.ts";

export const quiet = { checks: { bundlerTimings: false } };
/** The style sheets of the first screen before the event, and those that all pages share. */
const firstScreen =
  /(?:ui\/Button\.|site\/(?:styles\/(?:index|page)|sections\/inicio\/(?!Faces|started)|parts\/(?:ActionLinks|emblem\/))).*\.css/;
/** The style sheets of what comes with an answer: ticket, pass, sign-up, and the pages of certificates. */
const answers =
  /(?:site\/check\/(?:CheckResult|pass\/|ticket\/)|registration\/site\/|certificates\/site\/).*\.css/;
/** The names of the sheets with them in the renderer's output. */
export const FIRST_SCREEN = "first-screen";
export const ANSWERS = "answers";
const groups = [
  { name: FIRST_SCREEN, test: firstScreen },
  { name: ANSWERS, test: answers },
];

/** Renders the visitors' page in Node, and has its styles. */
export function renderer(outDir: string): EnvironmentOptions {
  return {
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { noExternal: true },
    build: {
      outDir,
      emitAssets: true,
      cssCodeSplit: true,
      cssMinify: true,
      // The page contains the text of the renderer's function `showPage`.
      minify: true,
      target: "baseline-widely-available",
      rollupOptions: {
        ...quiet,
        input: "src/site/entry-server.tsx",
        output: { codeSplitting: { groups } },
      },
    },
  };
}

/** The calls as a function. External packages read files of their own; Netlify packs them. */
export function calls(outDir: string): EnvironmentOptions {
  return {
    resolve: { noExternal: true, external: ["@google-cloud/firestore", "google-auth-library"] },
    build: {
      outDir,
      target: "node20",
      rollupOptions: {
        ...quiet,
        input: "src/app/server/calls-function.ts",
        output: { entryFileNames: FUNCTION_PROGRAM, chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  };
}

/** Native modules, and packages that only some commands or databases load. */
const outsideOfServer = [
  "better-sqlite3",
  "@google-cloud/firestore",
  "google-auth-library",
  "hucre",
  "csv-parse",
  "fflate",
  "commander",
  "open",
  "sharp",
];

/** Server and commands with their packages, whose hundreds of files would slow each start. */
export function server(outDir: string): EnvironmentOptions {
  return {
    resolve: { noExternal: true, external: outsideOfServer },
    build: {
      outDir,
      target: "node20",
      sourcemap: true,
      rollupOptions: {
        ...quiet,
        input: {
          main: "src/app/server/main.ts",
          participantes: "src/app/cli/run-participantes.ts",
          organizar: "src/app/cli/run-organizar.ts",
          "certificate-worker": "src/certificates/server/certificate-worker.ts",
        },
        // All files are in one folder, so that every chunk finds the other programs beside itself.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  };
}
