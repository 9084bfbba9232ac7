import { resolve } from "node:path";
import { start } from "./start.ts";

await start({
  environment: process.env,
  siteDir: resolve("dist/site"),
  command: "npm start",
});
