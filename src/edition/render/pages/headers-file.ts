import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ORGANISERS_FILE, ORGANISERS_PAGE } from "#access/model/page-facts.ts";
import { PREVIEW_FILE, PREVIEW_PAGE } from "#texts/model/preview.ts";
import { FOR_EVER, HASHED_FOLDERS } from "./file-headers.ts";
import { type Headers, privateCaching, readSiteHeaders } from "./security-headers.ts";

/** Hosts join the values of two rules' headers, so one rule gives the page's ones to every file. */
export async function writeHeadersFile(siteFolder: string, base: string): Promise<void> {
  const root = base === "./" ? "/" : base;
  // A rule for the folder would also let browsers cache a 404 for a year. Cloudflare reads a hundred
  // rules, so the files that the page waits for come first; no limit of Netlify is known.
  const isPrivate = (await readdir(siteFolder)).includes(ORGANISERS_FILE);
  const hashed = await Promise.all(HASHED_FOLDERS.map((folder) => filesIn(siteFolder, folder)));
  const rules = [
    rule(`${root}*`, await readSiteHeaders(siteFolder)),
    ...hashed.flat().map((name) => rule(root + name, { "cache-control": FOR_EVER })),
    ...(isPrivate ? privatePaths.map((path) => rule(path, privateCaching)) : []),
  ];
  await writeFile(join(siteFolder, "_headers"), rules.join(""));
}

/** A host may serve the page by its file's name, too. */
const privatePaths = [
  ORGANISERS_PAGE,
  `${ORGANISERS_PAGE}/*`,
  `/${ORGANISERS_FILE}`,
  `/${PREVIEW_FILE}`,
];

/** Writes `_redirects`, by which Netlify serves the parts of the organisers' page. */
export async function writeRedirectsFile(siteFolder: string): Promise<void> {
  const rules = [
    `${PREVIEW_PAGE} /${PREVIEW_FILE} 200\n`,
    `${ORGANISERS_PAGE}/* /${ORGANISERS_FILE} 200\n`,
  ];
  await writeFile(join(siteFolder, "_redirects"), rules.join(""));
}

async function filesIn(siteFolder: string, folder: string): Promise<string[]> {
  const names = await readdir(join(siteFolder, folder));
  return names.sort().map((name) => `${folder}/${name}`);
}

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
