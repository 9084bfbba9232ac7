import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Runs the audit of CI with an npm that gives this answer. */
function audit(answer: string) {
  const folder = mkdtempSync(join(tmpdir(), "convencion-audit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npm = join(folder, "npm");
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${answer}\nEND\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return spawnSync(process.execPath, [".ci/audit.mjs"], { encoding: "utf8", env });
}

const clean = { auditReportVersion: 2, vulnerabilities: {} };
const vulnerable = {
  auditReportVersion: 2,
  vulnerabilities: { fastify: { name: "fastify", severity: "low", range: "<6" } },
};

test.skipIf(process.platform === "win32")("a known vulnerability is a failure, and named", () => {
  const { status, stderr } = audit(JSON.stringify(vulnerable));
  expect(stderr).toBe("VULNERABLE: fastify <6 (low)\n");
  expect(status).toBe(1);
});

test.skipIf(process.platform === "win32").each([
  ["no vulnerability", JSON.stringify(clean), "no known vulnerabilities"],
  ["a registry that refuses", '{"message":"405 Method Not Allowed"}', "NOTICE: npm audit could"],
  ["a registry that is not there", "", "NOTICE: npm audit could not be asked (no report)"],
])("%s is no failure, and reported", (_name, answer, notice) => {
  const { status, stdout } = audit(answer);
  expect(stdout).toContain(notice);
  expect(status).toBe(0);
});
