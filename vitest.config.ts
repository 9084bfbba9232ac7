import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    onConsoleLog(log) {
      throw new Error(`Unexpected console output in a test: ${log}`);
    },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
