import { readFileSync } from "node:fs";

/**
 * Prints `N passed, N failed` over the reports of `npm test` and `npm run test:all`; names the tests that
 * failed; fails when one did or a run left no report.
 */
const units = {
  count: (r) => [r.numPassedTests, r.numFailedTests, r.numPendingTests],
  failures: (r) =>
    r.testResults.flatMap((file) => [
      // A file that cannot be loaded has no tests.
      ...(file.status === "failed" && file.assertionResults.length === 0
        ? [`${file.name}\n${file.message}`]
        : []),
      ...file.assertionResults
        .filter(({ status }) => status === "failed")
        .map((test) => `${file.name}: ${test.fullName}\n${test.failureMessages.join("\n")}`),
    ]),
};
const journeys = {
  count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped],
  failures: (r) => [...r.errors.map(({ message }) => message), ...r.suites.flatMap(failedJourneys)],
};
const reports = {
  "unit.json": units,
  "e2e.json": journeys,
  "extensive.json": units,
  "all.json": journeys,
  "content.json": journeys,
  "netlify.json": journeys,
  "next-year.json": journeys,
};

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
for (const [name, { count, failures }] of Object.entries(reports)) {
  try {
    const report = JSON.parse(readFileSync(`test-results/${name}`, "utf8"));
    const [good, bad, left] = count(report);
    const named = failures(report);
    passed += good;
    // What could not be loaded is in no count.
    failed += Math.max(bad, named.length);
    skipped += left;
    for (const failure of named) process.stdout.write(`FAILED ${name}: ${failure}\n`);
  } catch {
    process.stdout.write(`FAILED No report at test-results/${name}\n`);
    failed += 1;
  }
}
if (skipped > 0) process.stdout.write(`${skipped} skipped, for want of a browser or a program\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
