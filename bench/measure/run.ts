import { mkdir, rm } from "node:fs/promises";

const part = process.argv[2] ?? "";
if (!["page", "server"].includes(part)) throw new Error("Name a part: page or server");
await rm("bench/.built", { recursive: true, force: true });
await mkdir("bench/.built");
await import(`./${part}.ts`);
// Ends the servers.
process.exit();
