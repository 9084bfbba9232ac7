const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/**
 * How many bytes a ZIP says that its files take once unpacked, or `null` when its directory makes
 * no sense. The reader holds each file to what it says, so a small sum rules out a "ZIP bomb".
 */
export function unpackedSize(archive: Buffer): number | null {
  const end = findEnd(archive);
  if (end === null) return null;
  const entries = archive.readUInt16LE(end + 10);
  let position = archive.readUInt32LE(end + 16);
  let sum = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (position + ENTRY_LENGTH > archive.length || archive.readUInt32LE(position) !== ENTRY) {
      return null;
    }
    const packed = archive.readUInt32LE(position + 20);
    const unpacked = archive.readUInt32LE(position + 24);
    // A deflated nothing takes two bytes; more than that was not nothing.
    if (unpacked === 0 && packed > 2) return null;
    sum += unpacked;
    position +=
      ENTRY_LENGTH +
      archive.readUInt16LE(position + 28) +
      archive.readUInt16LE(position + 30) +
      archive.readUInt16LE(position + 32);
  }
  return sum;
}

function findEnd(archive: Buffer): number | null {
  const last = archive.length - END_LENGTH;
  for (let position = last; position >= Math.max(0, last - LONGEST_COMMENT); position -= 1) {
    if (archive.readUInt32LE(position) === END_OF_DIRECTORY) return position;
  }
  return null;
}
