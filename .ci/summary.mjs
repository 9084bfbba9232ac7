import { readFileSync } from "node:fs";

/**
 * Prints `N passed, N failed` over all suites of both runs, this edition's and next year's;
 * names the tests that failed; fails when one did or a suite left no report.
 */
const suites = [
  {
    name: "unit.json",
    count: (r) => [r.numPassedTests, r.numFailedTests],
    failures: (r) =>
      r.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === "failed")
          .map((test) => `${file.name}: ${test.fullName}\n${test.failureMessages.join("\n")}`),
      ),
  },
  {
    name: "e2e.json",
    count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
    failures: (r) => r.suites.flatMap(failedJourneys),
  },
];
const reports = ["test-results", "test-results/next-year"].flatMap((folder) =>
  suites.map(({ name, ...suite }) => ({ file: `${folder}/${name}`, ...suite })),
);

function failedJourneys({ file, suites: inner = [], specs = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file}: ${spec.title}\n${errors.map(({ message }) => message).join("\n")}`;
    });
  return [...failed, ...inner.flatMap(failedJourneys)];
}

let passed = 0;
let failed = 0;
let skipped = 0;
for (const { file, count, failures } of reports) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const [good, bad] = count(report);
    passed += good;
    failed += bad;
    for (const failure of failures(report)) process.stdout.write(`FAILED ${failure}\n`);
    skipped += report.numPendingTests ?? report.stats.skipped;
  } catch {
    process.stderr.write(`No report at ${file}\n`);
    failed += 1;
  }
}
if (skipped > 0) process.stdout.write(`${skipped} skipped, for want of a browser or a program\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
