import { mkdir, rm } from "node:fs/promises";

await rm("bench/.built", { recursive: true, force: true });
await mkdir("bench/.built");
await import(`./${process.argv[2]}.ts`);
// Ends the servers.
process.exit();
