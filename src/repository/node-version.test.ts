import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { projectFiles } from "./project-files.ts";

const read = (file: string) => readFileSync(file, "utf8");
const version = read(".nvmrc").trim();
const [major = ""] = version.split(".");
const workflows = projectFiles(["deploy/github"]);

test("compiled on this version, better-sqlite3 12 does not end the process", () => {
  const [, minor] = version.split(".").map(Number);
  expect(packageJson.dependencies["better-sqlite3"]).toMatch(/^12\./);
  expect([Number(major), minor]).toEqual([24, expect.toSatisfy((number) => number < 19)]);
});

test("it is one that the project says it runs on", () => {
  expect(packageJson.engines.node.split(" || ")).toContain(`^${major}.0.0`);
});

test("image, Netlify and workflows take it", () => {
  const bases = [...read("Dockerfile").matchAll(/^FROM node:([\d.]+)/gm)].map(([, base]) => base);
  expect(bases).toEqual([version, version]);
  expect(read("netlify.toml")).toContain(`NODE_VERSION = "${version}"`);
  expect(workflows.length).toBeGreaterThan(0);
  for (const file of workflows) {
    expect(read(file).match(/node-version.*/g)).toEqual(["node-version-file: .nvmrc"]);
  }
});

test.each(["README.md", "docs/deploy.md", "docs/guia-organizadores.md"])(
  "%s names it, and the oldest of each other that serves",
  (file) => {
    const text = read(file);
    const [sentence = ""] = /^.*\b20\.19\b.*$/m.exec(text) ?? [];
    expect(sentence).toMatch(new RegExp(`(?:Node|versión) ${major}\\b`));
    for (const range of packageJson.engines.node.split(" || ")) {
      expect(sentence).toContain(/^\^(\d+(?:\.[1-9]\d*)?)/.exec(range)?.[1]);
    }
    // Image names, exactly as in the Dockerfile.
    for (const [, image] of text.matchAll(/node:([\d.]+)-/g)) expect(image).toBe(version);
  },
);
