import { spawnSync } from "node:child_process";

/*
 * Asks the registry for known vulnerabilities of what runs in production. One is red; a registry
 * that does not answer is reported and is no failure.
 */
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const report = parsed(stdout);
if (report?.auditReportVersion === undefined) {
  const reason = report?.message ?? report?.error?.summary ?? "no report";
  process.stdout.write(`NOTICE: npm audit could not be asked (${reason})\n`);
} else {
  const found = Object.values(report.vulnerabilities ?? {});
  for (const { name, severity, range } of found) {
    process.stderr.write(`VULNERABLE: ${name} ${range} (${severity})\n`);
  }
  if (found.length > 0) process.exitCode = 1;
  else process.stdout.write("npm audit: no known vulnerabilities\n");
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
