import { crc32, deflateRawSync } from "node:zlib";

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;

/** An archive of files; one named `mimetype` is stored as it is, as OpenDocument demands. */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [file, data] of files) {
    const name = Buffer.from(file);
    const method = file === "mimetype" ? STORED : DEFLATED;
    const packed = method === STORED ? data : deflateRawSync(data);
    const sizes = { method, crc: crc32(data), packed: packed.length, plain: data.length };
    const local = header(30, LOCAL, 4, name.length, sizes);
    const entry = header(46, ENTRY, 6, name.length, sizes);
    entry.writeUInt32LE(at, 42);
    parts.push(local, name, packed);
    directory.push(entry, name);
    at += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

interface Sizes {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly plain: number;
}

/** What a file's own header and its entry in the directory have in common begins at `from`. */
function header(length: number, mark: number, from: number, name: number, sizes: Sizes): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(mark, 0);
  bytes.writeUInt16LE(20, from);
  bytes.writeUInt16LE(sizes.method, from + 4);
  bytes.writeUInt32LE(sizes.crc, from + 10);
  bytes.writeUInt32LE(sizes.packed, from + 14);
  bytes.writeUInt32LE(sizes.plain, from + 18);
  bytes.writeUInt16LE(name, from + 22);
  return bytes;
}
