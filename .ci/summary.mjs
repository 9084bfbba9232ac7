import { readFileSync } from "node:fs";

/** Prints `N passed, N failed` over all suites; fails when a suite left no report or a test failed. */
const reports = [
  { file: "test-results/unit.json", count: (r) => [r.numPassedTests, r.numFailedTests] },
  {
    file: "test-results/e2e.json",
    count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
  },
];

let passed = 0;
let failed = 0;
for (const { file, count } of reports) {
  try {
    const [good, bad] = count(JSON.parse(readFileSync(file, "utf8")));
    passed += good;
    failed += bad;
  } catch {
    process.stderr.write(`No report at ${file}\n`);
    failed += 1;
  }
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
