import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

/** The files of an archive that states their sizes in its directory, by their names. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = archive.readUInt32LE(end + 16);
  for (let entry = archive.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(begin, begin + archive.readUInt32LE(at + 20));
    files.set(name, archive.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** An archive of files. */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [file, data] of files) {
    const name = Buffer.from(file);
    const packed = deflateRawSync(data);
    const sizes = { crc: crc32(data), packed: packed.length, plain: data.length };
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
  readonly crc: number;
  readonly packed: number;
  readonly plain: number;
}

/** What a file's own header and its entry in the directory have in common begins at `from`. */
function header(length: number, mark: number, from: number, name: number, sizes: Sizes): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(mark, 0);
  bytes.writeUInt16LE(20, from);
  bytes.writeUInt16LE(DEFLATED, from + 4);
  bytes.writeUInt32LE(sizes.crc, from + 10);
  bytes.writeUInt32LE(sizes.packed, from + 14);
  bytes.writeUInt32LE(sizes.plain, from + 18);
  bytes.writeUInt16LE(name, from + 22);
  return bytes;
}
