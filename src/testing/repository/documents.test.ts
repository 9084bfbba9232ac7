import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  INVITATION_MS,
  LARGEST_BACKUP_BYTES,
  LONGEST_KEY,
  SESSION_MS,
  SHORTEST_KEY,
} from "../../domain/organisers/calls.ts";
import { readConfig, settingNames } from "../../server/config/config.ts";
import { appUnderTest } from "../../server/testing/app-under-test.ts";

const MOST_WORDS = 14_000;
const HOUR_MS = 3_600_000;
const MIB = 1024 * 1024;

const listed = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" });
const documents = listed
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));
const text = (file: string) => readFileSync(file, "utf8");
const withoutCode = (markdown: string) => markdown.replace(/^ *```[\s\S]*?^ *```/gm, "");
const all = (markdown: string, pattern: RegExp) =>
  [...markdown.matchAll(pattern)].map(([, found = ""]) => found);

/** The ids that GitHub gives the headings of a document. */
function anchors(file: string): string[] {
  return all(withoutCode(text(file)), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
}

test.each(documents)("the links of %s lead to files and headings that exist", (file) => {
  const links = all(withoutCode(text(file)), /\]\(([^)\s]+)\)/g);
  const broken = links.filter((link) => {
    if (/^(?:https?|mailto):/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    return !existsSync(target) || (anchor !== undefined && !anchors(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test.each(documents)("the paths and npm scripts that %s names exist", (file) => {
  const paths = all(text(file), /\b((?:src|e2e|deploy)\/[\w./-]*\w)/g);
  expect(paths.filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([]);
  const { scripts } = JSON.parse(text("package.json"));
  const named = all(text(file), /npm run (?:-s )?([a-z][\w:-]*)/g);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("all documents together stay short", () => {
  const words = documents.flatMap((file) => text(file).trim().split(/\s+/));
  expect(words.length).toBeLessThan(MOST_WORDS);
});

test("README lists the server's settings with their defaults", () => {
  const names = all(text("README.md"), /^- (`[A-Z_`, ]+`) \(/gm).flatMap((cell) =>
    all(cell, /([A-Z_]+)/g),
  );
  expect(names).toEqual(expect.arrayContaining([...settingNames]));
  const config = readConfig({});
  const { port, host, databaseUrl, visitsPerAddress, lookupsPerAddress } = config;
  for (const value of [port, host, databaseUrl, visitsPerAddress, lookupsPerAddress]) {
    expect(text("README.md")).toContain(`\`${value}\``);
  }
});

test("SECURITY.md states the limits that the code has", () => {
  const security = text("SECURITY.md");
  expect(security).toContain(`after ${SESSION_MS / HOUR_MS} hours unused`);
  expect(security).toContain(`for ${INVITATION_MS / HOUR_MS / 24} days`);
  expect(security).toContain(`${SHORTEST_KEY} to ${LONGEST_KEY} characters`);
  expect(security).toContain(`${LARGEST_BACKUP_BYTES / MIB} MB for signed-in organisers`);
});

test("SECURITY.md names the headers of every answer", async () => {
  const { app } = await appUnderTest();
  const { headers } = await app.inject("/healthz");
  const [sentence = ""] = all(text("SECURITY.md"), /Every answer carries ([^;]+);/g);
  const named = all(sentence, /`([\w-]+)`/g);
  expect(named.length).toBeGreaterThan(0);
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(named.map((name) => name.toLowerCase())),
  );
});
