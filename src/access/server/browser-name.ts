/* The first match counts, because most browsers also name those that they imitate. */
const browsers = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;
const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
] as const;

/** A description of a browser for organisers, such as `Firefox en Linux`, from its `User-Agent`. */
export function browserName(userAgent: string | undefined): string {
  const first = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const system = first(systems);
  return (first(browsers) ?? "Otro navegador") + (system === undefined ? "" : ` en ${system}`);
}
