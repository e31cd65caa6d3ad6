/** The CSV files of a zip archive, unpacked in the browser. Archives that would unpack to more than fits are refused. */
type Unzipped = { name: string; bytes: Uint8Array };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The end of an archive has a comment of at most this length behind it. */
const LONGEST_COMMENT = 0xffff;
const MAX_ENTRIES = 50;
export const MAX_UNPACKED = 100 * 1024 * 1024;

/** Throws a sentence for the user where the archive is damaged or too large. */
export async function csvFilesIn(archive: Uint8Array<ArrayBuffer>): Promise<Unzipped[]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const found: Unzipped[] = [];
  let unpacked = 0;
  for (const entry of entriesOf(view)) {
    if (!/\.(?:csv|tsv|txt)$/i.test(entry.name)) continue;
    const bytes = await unpack(archive, view, entry, MAX_UNPACKED - unpacked);
    unpacked += bytes.length;
    found.push({ name: entry.name, bytes });
  }
  return found;
}

type Entry = { name: string; method: number; packed: number; at: number };

function entriesOf(view: DataView): Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new Error("This archive has too many files.");
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let place = 0; place < count; place++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) throw damaged();
    const length = view.getUint16(at + 28, true);
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, length);
    entries.push({
      name: new TextDecoder().decode(bytes),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw damaged();
}

async function unpack(archive: Uint8Array<ArrayBuffer>, view: DataView, entry: Entry, room: number) {
  const { at, packed, method } = entry;
  if (at + 30 > view.byteLength) throw damaged();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const bytes = archive.subarray(start, start + packed);
  if (method === 0) return bytes;
  if (method !== 8) throw new Error(`${entry.name} is packed in a way that we can't read.`);
  return inflate(bytes, room);
}

/** Stops as soon as there is more than fits: the sizes that an archive states can't be trusted. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, room: number): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await read(stream); !next.done; next = await read(stream)) {
    size += next.value.length;
    if (size > room) {
      await stream.cancel();
      throw new Error("This archive unpacks to more than we can read.");
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.length;
  }
  return whole;
}

const read = (stream: ReadableStreamDefaultReader<Uint8Array>) =>
  stream.read().catch(() => {
    throw damaged();
  });
const damaged = () => new Error("This archive is damaged.");
