export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
