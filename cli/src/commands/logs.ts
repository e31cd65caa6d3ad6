/** `logs`: what access logs say about AI crawlers. Nothing leaves the machine, and memory doesn't grow with the file. */
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { readIpRanges } from "@citeworthy/core/logs/ip-ranges";
import { fileReader } from "@citeworthy/core/logs/read-line";
import { sitemapPaths } from "@citeworthy/core/logs/sitemap-paths";
import { lineSplitter } from "@citeworthy/core/logs/split-lines";
import { logTally, type Tally } from "@citeworthy/core/logs/tally";
import type { Command } from "../command.ts";
import { parseFlags } from "../inputs/page-options.ts";
import { logScreen } from "../print/log-screen.ts";
import { writeOut } from "../print/write.ts";
import { UsageError } from "../usage-error.ts";

const USAGE = `logs FILE...                 count AI crawlers and visits from assistants in access logs, offline
                   FILE is an access log (combined, JSON lines, CloudFront or IIS; also .gz), or - for stdin
  --robots FILE    compare refusals with this robots.txt
  --sitemap FILE   list pages of this sitemap that no AI search crawler fetched
  --ranges FILE    flag spoofed crawlers: {"date": "2026-11-01", "bots": {"GPTBot": ["20.15.240.64/28"]}}
  --json           print the whole report as JSON`;
const FLAGS = {
  json: { type: "boolean", default: false },
  offline: { type: "boolean" },
  robots: { type: "string" },
  sitemap: { type: "string" },
  ranges: { type: "string" },
} as const;

async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseFlags(args, FLAGS, USAGE);
  if (positionals.length === 0) throw new UsageError(`Pass at least one FILE, or - for stdin.\n\n${USAGE}`);
  const paths = positionals.map((name) => (name === "-" ? name : find(name)));
  const tally = logTally({
    robots: values.robots === undefined ? undefined : textOf(values.robots),
    sitemap: values.sitemap === undefined ? undefined : sitemapPaths(textOf(values.sitemap)),
    ranges: values.ranges === undefined ? undefined : rangesOf(values.ranges),
  });
  for (const path of paths) await count(path, tally);
  const report = tally.report();
  await writeOut(values.json ? `${JSON.stringify(report)}\n` : logScreen(report));
  if (report.lines > 0 && report.unread === report.lines)
    throw new UsageError("No line has a format that this command reads.");
  return 0;
}

async function count(path: string, tally: Tally): Promise<void> {
  const reader = fileReader();
  const lines = lineSplitter((line) => {
    const entry = reader.read(line);
    if (entry !== "skip") tally.add(entry);
  });
  const text = (await unpacked(path === "-" ? process.stdin : createReadStream(path))).setEncoding("utf8");
  try {
    for await (const piece of text) lines.push(piece);
  } catch (error) {
    throw new UsageError(
      `${path} can't be read to its end: ${error instanceof Error ? error.message : error}.`,
    );
  }
  lines.end();
}

const GZIP = Buffer.from([0x1f, 0x8b]);

/** By its first two bytes, because a rotated log may have any name. */
async function unpacked(stream: Readable): Promise<Readable> {
  const first = await new Promise<Buffer>((done, fail) => {
    const onReadable = () => {
      const chunk: Buffer | null = stream.read();
      if (chunk === null && !stream.readableEnded) return;
      stream.off("readable", onReadable);
      if (chunk !== null) stream.unshift(chunk);
      done(chunk ?? Buffer.alloc(0));
    };
    stream.on("readable", onReadable).once("end", () => done(Buffer.alloc(0)));
    stream.once("error", fail);
  });
  if (!first.subarray(0, 2).equals(GZIP)) return stream;
  const gunzip = createGunzip();
  stream.once("error", (error) => gunzip.destroy(error));
  return stream.pipe(gunzip);
}

const textOf = (name: string): string => readFileSync(find(name), "utf8");

function rangesOf(name: string) {
  const ranges = readIpRanges(textOf(name));
  if (!ranges) throw new UsageError(`${name} is not a file of address ranges.\n\n${USAGE}`);
  return ranges;
}

/** npm changes to the project's folder and stores where it was called from. */
function find(name: string): string {
  const folders = [process.cwd(), process.env.INIT_CWD].filter((folder) => folder !== undefined);
  const path = folders.map((folder) => resolve(folder, name)).find((candidate) => existsSync(candidate));
  if (path === undefined) throw new UsageError(`File not found: ${name}.`);
  return path;
}

export const logs: Command = { usage: USAGE, run };
