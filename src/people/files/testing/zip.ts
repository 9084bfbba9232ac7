import { unzipSync, type ZipOptions, zipSync } from "fflate";

/** The files of an archive, by name. */
export function unzip(archive: Uint8Array): Map<string, Buffer> {
  return new Map(
    Object.entries(unzipSync(archive)).map(([name, data]) => [name, Buffer.from(data)]),
  );
}

/** An archive of files; one named `mimetype` is stored as it is, as OpenDocument demands. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const entries = [...files].map(([name, data]): [string, [Uint8Array, ZipOptions]] => [
    name,
    [data, { level: name === "mimetype" ? 0 : 6 }],
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}
