import { posix } from "node:path";

/* Reads the claims of the docs in a form that can be compared with the code. */

const PLACES = /^(?:\.ci|bench|content|deploy|docs|e2e|src)(?:\/|$)/;
const FILE_NAME = /^[\w.-]+\.(?:css|json|md|mjs|rules|tsx?|yaml)$/;
/** Files that the docs name but only a build, a run or an organiser creates. */
const made = [
  "bench/node_modules",
  "bench/results",
  "content/fotos/salon",
  "leyendas.yaml",
  "sbom.cdx.json",
];

/** Names of the npm scripts that `text` says to run. */
export function scriptsIn(text: string): string[] {
  return matchesOf(/npm run (?:-s )?([\w:-]+)/g, text);
}

/** Names of the environment variables in the first column of a table of settings. */
export function settingsIn(text: string): string[] {
  const section = text.slice(text.indexOf("\n## Settings"));
  const rows = matchesOf(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm, section);
  return rows.flatMap((row) => matchesOf(/`([A-Z_]+)`/g, row));
}

/** Paths in `text`, the page at `page`, that are not among `files`. */
export function missingPaths(text: string, page: string, files: readonly string[]): string[] {
  const folder = posix.dirname(page);
  const links = matchesOf(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g, text).map((link) =>
    posix.join(folder, link),
  );
  return [...new Set([...links, ...codeIn(text), ...treeIn(text)])].filter((name) => {
    const path = name.replace(/\/$/, "");
    // The organisers' files differ between editions.
    if (made.includes(path) || path.startsWith("content/")) return false;
    if (FILE_NAME.test(path)) return !files.some((file) => posix.basename(file) === path);
    const known = files.some((file) => file === path || file.startsWith(`${path}/`));
    return (links.includes(name) || PLACES.test(path)) && !known;
  });
}

/** Tests that `text` names and that are not among `files`. */
export function missingTests(text: string, files: readonly string[]): string[] {
  const units = matchesOf(/npx vitest run ([^\s`]+)/g, text);
  const journeys = matchesOf(/npx playwright test ([\w-]+)/g, text);
  const specs = files.filter((file) => file.endsWith(".spec.ts"));
  return [
    ...units.filter((path) => !files.some((file) => file.startsWith(path))),
    ...journeys.filter((name) => !specs.some((file) => file.includes(name))),
  ];
}

/** Response headers that `text` names, in lower case, except those of single routes. */
export function headersIn(text: string): { readonly sent: string[]; readonly absent: string[] } {
  const absent = matchesOf(/No `([\w-]+)` is sent|`([\w-]+)` is not sent/g, text);
  const others = /^(?:Sec-|Retry-After$)/;
  const named = matchesOf(/`((?:[A-Z][A-Za-z]*-)+[A-Z][A-Za-z]*)`/g, text);
  const sent = named.filter((name) => !absent.includes(name) && !others.test(name));
  return { sent: sent.map(lower), absent: absent.map(lower) };
}

/** Paths of the folders in the drawn tree. */
function treeIn(text: string): string[] {
  const tree = /```text\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  let parent = "";
  return [...tree.matchAll(/^( *)([\w.-]+\/)(?: |$)/gm)].map(([, indent, name = ""]) => {
    if (indent === "") parent = name;
    return indent === "" ? name : parent + name;
  });
}

function codeIn(text: string): string[] {
  return matchesOf(/`([\w./-]+)`/g, text);
}

function matchesOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((group) => group));
}

function lower(name: string): string {
  return name.toLowerCase();
}
