import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

/** An import of a file or a package; paths start at the repository's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind: "file" | "package";
}

/** Sources by their paths from the repository's root. */
export type Sources = ReadonlyMap<string, string>;

const MODULE = /\.(?:[mc]?[jt]sx?)$/;
const STYLES = /\.css$/;

/** Reads every module and style sheet under `folders`, except folders that are packages of their own. */
export function readSources(folders: readonly string[]): Sources {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || path.includes("node_modules") || path.includes("/.")) continue;
      if (MODULE.test(path) || STYLES.test(path)) sources.set(path, readFileSync(path, "utf8"));
    }
  }
  return sources;
}

/** All imports: static and dynamic, of types, workers and style sheets. */
export function importsOf(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) =>
    (STYLES.test(from) ? sheetsIn(text) : modulesIn(from, text)).map((name) => resolve(from, name)),
  );
}

function resolve(from: string, name: string): Import {
  if (/^\.{1,2}\//.test(name)) {
    const path = name.replace(/\?.*$/, "");
    return { from, to: normalize(join(dirname(from), path)), kind: "file" };
  }
  const [scope = "", second = ""] = name.split("/");
  return { from, to: scope.startsWith("@") ? `${scope}/${second}` : scope, kind: "package" };
}

function sheetsIn(text: string): string[] {
  return [...text.matchAll(/@import\s+"([^"]+)"|composes:[^;]+from\s+"([^"]+)"/g)].flatMap(
    ([, imported, composed]) => imported ?? composed ?? [],
  );
}

function modulesIn(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return [...nodesIn(program)].flatMap((node) => {
    // Imports, exports and import types, static or dynamic, all have their module in this property.
    if (isText(node.source)) return [node.source.value];
    return isProduction(file) && isModuleAddress(node) ? [node.arguments[0].value] : [];
  });
}

type Node = Readonly<Record<string, unknown>>;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    yield value;
    for (const each of Object.values(value)) yield* nodesIn(each);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is { readonly value: string } {
  return isNode(value) && typeof value.value === "string";
}

/** `new URL("./a.worker.ts", …)`. In tests such an address starts a program, which is no import. */
function isModuleAddress(node: Node): node is { arguments: [{ value: string }] } {
  if (node.type !== "NewExpression" || !isNode(node.callee) || node.callee.name !== "URL")
    return false;
  const [address] = Array.isArray(node.arguments) ? node.arguments : [];
  return isText(address) && MODULE.test(address.value);
}

function isProduction(file: string): boolean {
  return !/\.test\.|\/testing\//.test(file);
}

/** The groups of nodes that reach each other along `edges`. */
export function circles(edges: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const reached = new Map([...next.keys()].map((start) => [start, reachedFrom(start, next)]));
  const inCircle = [...reached].filter(([node, all]) => all.has(node)).map(([node]) => node);
  const groups = inCircle.map((node) =>
    inCircle.filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node)),
  );
  return groups.filter(([first], index) => first === inCircle[index]).map((group) => group.sort());
}

function reachedFrom(start: string, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const to of next.get(node) ?? []) {
      if (!reached.has(to)) waiting.push(to);
      reached.add(to);
    }
  }
  return reached;
}

/** Imports between files. */
export function fileEdges(imports: readonly Import[]): [string, string][] {
  return imports.filter(({ kind }) => kind === "file").map(({ from, to }) => [from, to]);
}

/** Imports between the files' folders. */
export function folderEdges(imports: readonly Import[]): [string, string][] {
  return fileEdges(imports)
    .map(([from, to]): [string, string] => [dirname(from), dirname(to)])
    .filter(([from, to]) => from !== to);
}

/** Imports between the entries of each folder; a subfolder counts with all its files. */
export function siblingEdges(imports: readonly Import[]): [string, string][] {
  return fileEdges(imports).map(([from, to]) => {
    const [one, other] = [from.split("/"), to.split("/")];
    const shared = one.findIndex((name, depth) => name !== other[depth]);
    return [one.slice(0, shared + 1).join("/"), other.slice(0, shared + 1).join("/")];
  });
}
