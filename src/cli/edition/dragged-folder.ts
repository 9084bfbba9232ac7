import { homedir } from "node:os";
import { fileURLToPath } from "node:url";

/**
 * The path of a folder as people type it, paste it or drag it into a terminal, which may quote it,
 * escape its spaces or write it as a URL.
 */
export function draggedFolder(written: string, platform = process.platform): string {
  const text = written.trim();
  const path = platform === "win32" ? withoutQuotes(text) : unescaped(text);
  if (/^~(?=\/|\\|$)/.test(path)) return homedir() + path.slice(1);
  if (!/^file:\/\//i.test(path)) return path;
  try {
    return fileURLToPath(path);
  } catch {
    return path;
  }
}

/** PowerShell puts `&` before a path in quotes. */
function withoutQuotes(text: string): string {
  return text.replace(/^(?:& +)?(["'])(.*)\1$/, "$2");
}

/** Reads quotes and backslashes as a shell does. */
function unescaped(text: string): string {
  return text.replace(
    /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/gs,
    (_, single?: string, double?: string, escaped?: string) =>
      single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? "",
  );
}
