// Preloaded by a test: ends the process, as a power cut would, before its n-th rename in content/.
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const fatal = Number(process.env.KILL_AT_RENAME);
const { rename } = fs;
let count = 0;

fs.rename = async (from, to) => {
  if (String(to).startsWith("content")) {
    count += 1;
    if (count === fatal) process.kill(process.pid, "SIGKILL");
  }
  return rename(from, to);
};
syncBuiltinESMExports();
