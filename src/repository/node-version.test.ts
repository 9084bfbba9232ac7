import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { projectFiles } from "./project-files.ts";

const read = (file: string) => readFileSync(file, "utf8");
const major = read(".nvmrc").trim();

test("image, Netlify, workflows and npm scripts run on the Node of .nvmrc", () => {
  expect(read("Dockerfile").match(/^FROM .*$/gm)).toEqual([
    expect.stringContaining(`FROM node:${major}-`),
    expect.stringContaining(`FROM node:${major}-`),
  ]);
  expect(read("netlify.toml")).toContain(`NODE_VERSION = "${major}"`);
  for (const file of projectFiles(["deploy/github"])) {
    expect(read(file).match(/node-version.*/g)).toEqual(["node-version-file: .nvmrc"]);
  }
  const brought = Object.entries(packageJson.optionalDependencies);
  expect(brought.filter(([name]) => name.startsWith("node-linux-"))).toHaveLength(2);
  for (const [, version] of brought) expect(version).toMatch(new RegExp(`^${major}\\.`));
});
