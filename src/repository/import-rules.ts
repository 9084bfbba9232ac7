import type { Import } from "./import-graph.ts";

/** The parts of the code that each part may import; its tests may import more. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  "src/domain": [],
  "src/terminal": ["src/domain"],
  "src/content": ["src/domain"],
  "src/store": ["src/domain"],
  "src/site": ["src/domain"],
  "src/door": ["src/site", "src/domain"],
  "src/headers": ["src/domain"],
  "src/server": ["src/headers", "src/store", "src/content", "src/domain"],
  "src/panel": ["src/site", "src/domain"],
  "src/cli": ["src/store", "src/content", "src/panel", "src/domain", "src/terminal"],
  "src/editor": ["src/site", "src/content", "src/domain"],
  "src/site-build": [
    "src/headers",
    "src/door",
    "src/editor",
    "src/site",
    "src/panel",
    "src/content",
    "src/domain",
    "src/terminal",
  ],
};

/** Files that only tests use, in any folder. */
const testCode =
  /\.test\.tsx?$|\/testing\/|^src\/(?:testing|repository)\/|^src\/store\/contract\/|^e2e\/|^bench\//;

interface Rule {
  readonly name: string;
  readonly from: RegExp;
  /** May refer to groups of `from`, as `$1`. */
  readonly to: string;
  /** Whether the rule applies to test code too. */
  readonly inTests: boolean;
}

const rules: readonly Rule[] = [
  {
    name: "Production code imports no test code.",
    from: /^src\//,
    to: testCode.source,
    inTests: false,
  },
  {
    name: "The domain uses no package but the schema library.",
    from: /^src\/domain\//,
    to: "^(?!src/|zod$)",
    inTests: false,
  },
  {
    name: "The page runs in browsers.",
    from: /^src\/(?:site|door|panel\/page)\//,
    to: "^node:",
    inTests: false,
  },
  {
    name: "The editor's page runs in browsers.",
    from: /^src\/editor\/(?:calls|form|page)\//,
    to: "^node:|^src/editor/server/",
    inTests: false,
  },
  {
    name: "A database's adapter imports no other adapter.",
    from: /^src\/store\/(sqlite|firestore)\//,
    to: "^src/store/(?!$1/)(?:sqlite|firestore)/",
    inTests: true,
  },
  {
    name: "The port knows no database.",
    from: /^src\/store\/(?:port|batching)\//,
    to: "^src/store/(?:sqlite|firestore|open-store)",
    inTests: true,
  },
  {
    name: "A section imports parts, never another section.",
    from: /^src\/site\/sections\/([^/]+)\//,
    to: "^src/site/sections/(?!$1/)",
    inTests: true,
  },
  {
    name: "Parts are made for all sections and know none.",
    from: /^src\/site\/parts\//,
    to: "^src/site/(?:sections|participant-check|particles|document)/",
    inTests: true,
  },
];

/** The `imports` that break a rule, one line each. */
export function brokenRules(imports: readonly Import[]): string[] {
  return imports.flatMap((each) => [
    ...(breaksLayers(each) ? [line(each, "Imports between layers go one way.")] : []),
    ...rules.filter((rule) => breaks(rule, each)).map(({ name }) => line(each, name)),
  ]);
}

/** Tests are free: a client is tested against the server itself. */
function breaksLayers({ from, to, kind }: Import): boolean {
  if (kind === "package" || testCode.test(from)) return false;
  const layer = layerOf(from);
  return !to.startsWith(`${layer}/`) && !(layers[layer] ?? []).includes(layerOf(to));
}

function layerOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function breaks({ from, to, inTests }: Rule, each: Import): boolean {
  if (!inTests && testCode.test(each.from)) return false;
  const matched = from.exec(each.from);
  return matched !== null && new RegExp(to.replace("$1", matched[1] ?? "")).test(each.to);
}

function line({ from, to }: Import, rule: string): string {
  return `${from} -> ${to}: ${rule}`;
}
