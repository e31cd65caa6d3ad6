/** Reads log files in the browser, off the main thread. Nothing is sent anywhere; memory doesn't grow with the file. */
import { readIpRanges } from "@citeworthy/core/logs/ip-ranges";
import { fileReader } from "@citeworthy/core/logs/read-line";
import type { LogReport } from "@citeworthy/core/logs/report";
import { sitemapPaths } from "@citeworthy/core/logs/sitemap-paths";
import { lineSplitter } from "@citeworthy/core/logs/split-lines";
import { logTally, type Tally } from "@citeworthy/core/logs/tally";

export type LogTask = { files: File[]; robots: File | null; sitemap: File | null; ranges: File | null };
export type LogNews =
  | { kind: "progress"; bytes: number }
  | { kind: "done"; report: LogReport }
  | { kind: "failed"; message: string };

/** News about every this many bytes; more would only slow the reading down. */
const NEWS_EVERY = 8 * 1024 * 1024;
/** Helper files are read whole. */
const LONGEST_HELPER = 32 * 1024 * 1024;

const tell = (news: LogNews): void => self.postMessage(news);

self.addEventListener("message", ({ data }: MessageEvent<LogTask>) => {
  read(data).then(
    (report) => tell({ kind: "done", report }),
    (error: unknown) =>
      tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});

async function read({ files, robots, sitemap, ranges }: LogTask): Promise<LogReport> {
  const known = ranges && readIpRanges(await textOf(ranges));
  if (ranges && !known) throw new Error(`${ranges.name} is not a file of address ranges.`);
  const tally = logTally({
    robots: robots ? await textOf(robots) : undefined,
    sitemap: sitemap ? sitemapPaths(await textOf(sitemap)) : undefined,
    ranges: known ?? undefined,
  });
  let bytes = 0;
  let told = 0;
  const onBytes = (count: number) => {
    bytes += count;
    if (bytes - told < NEWS_EVERY) return;
    told = bytes;
    tell({ kind: "progress", bytes });
  };
  for (const file of files) await countFile(file, tally, onBytes);
  const report = tally.report();
  if (report.lines > 0 && report.unread === report.lines)
    throw new Error("No line has a format that we can read: combined, JSON lines, CloudFront or IIS.");
  return report;
}

async function countFile(file: File, tally: Tally, onBytes: (count: number) => void): Promise<void> {
  const reader = fileReader();
  const lines = lineSplitter((line) => {
    const entry = reader.read(line);
    if (entry !== "skip") tally.add(entry);
  });
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  const plain = (await isGzip(file)) ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
  const pieces = plain.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let next = await pieces.read(); !next.done; next = await pieces.read()) lines.push(next.value);
  } catch {
    throw new Error(`${file.name} can't be read to its end. It may be damaged.`);
  }
  lines.end();
}

async function isGzip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

async function textOf(file: File): Promise<string> {
  if (file.size > LONGEST_HELPER) throw new Error(`${file.name} is too large.`);
  return file.text();
}
