import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/**
 * What `npm run test:all` adds: Firestore's emulator, GitHub and programs in their own process;
 * killed servers, faults of databases and disks; fuzzed input.
 */
const extensive = [
  "src/**/firestore-*.test.ts",
  "src/app/server/start.test.ts",
  "src/app/cli/run-organizar.test.ts",
  "src/app/check-content.test.ts",
  "src/app/server/reliability/*.test.ts",
  "src/**/fuzz-*.test.ts",
  "src/texts/server/github-*.test.ts",
];
const tests = "src/**/*.test.{ts,tsx}";

export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: "src/testing/set-up-dom.ts",
    // Vitest itself leaves one processor to others, which on two means one worker.
    maxWorkers: 2,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
    onConsoleLog(log) {
      throw new Error(`Unexpected console output in a test: ${log}`);
    },
    // Bounds for what never comes: a loaded machine is slow, not wrong.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: "unit", include: [tests], exclude: extensive } },
      { extends: true, test: { name: "extensive", include: extensive } },
    ],
  },
});
