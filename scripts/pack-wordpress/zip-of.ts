/** A zip without compression and without times, so that the same files give the same bytes on every machine. */
import { crc32 } from "node:zlib";

type ZippedFile = { name: string; bytes: Buffer };

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the first day that the format knows. */
const DATE = 0x0021;
/** A regular file that everyone may read and its owner may write, as Unix says it. */
const FILE_MODE = 0o100644;

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** What both headers of a file have in common: flags, method, time, date, checksum, sizes, lengths. */
const common = ({ name, bytes }: ZippedFile): Buffer =>
  Buffer.concat([
    ...[u16(VERSION), u16(FLAGS), u16(0), u16(0), u16(DATE), u32(crc32(bytes))],
    ...[u32(bytes.length), u32(bytes.length), u16(Buffer.byteLength(name)), u16(0)],
  ]);

export function zipOf(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const local = Buffer.concat([u32(LOCAL_HEADER), common(file), name, file.bytes]);
    const made = u16((3 << 8) | VERSION);
    const attributes = [u16(0), u16(0), u16(0), u32(FILE_MODE * 0x10000), u32(offset)];
    centrals.push(Buffer.concat([u32(CENTRAL_HEADER), made, common(file), ...attributes, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const counts = [u16(0), u16(0), u16(files.length), u16(files.length)];
  const end = Buffer.concat([u32(END_OF_DIRECTORY), ...counts, u32(directory.length), u32(offset), u16(0)]);
  return Buffer.concat([...locals, directory, end]);
}
