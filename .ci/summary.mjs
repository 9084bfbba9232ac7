import { readFileSync } from "node:fs";

/**
 * Prints `N passed, N failed` over all suites of both runs, of this edition and of next year's;
 * fails when a suite left no report or a test failed.
 */
const suites = [
  { name: "unit.json", count: (r) => [r.numPassedTests, r.numFailedTests] },
  { name: "e2e.json", count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky] },
];
const reports = ["test-results", "test-results/next-year"].flatMap((folder) =>
  suites.map(({ name, count }) => ({ file: `${folder}/${name}`, count })),
);

let passed = 0;
let failed = 0;
let skipped = 0;
for (const { file, count } of reports) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const [good, bad] = count(report);
    passed += good;
    failed += bad;
    skipped += report.numPendingTests ?? report.stats.skipped;
  } catch {
    process.stderr.write(`No report at ${file}\n`);
    failed += 1;
  }
}
if (skipped > 0) process.stdout.write(`${skipped} skipped, for want of a browser or a program\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
