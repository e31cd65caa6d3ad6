/** The flags that every command over pages knows. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { pageAddress } from "@citeworthy/core/product/page-address";
import { UsageError } from "./usage-error.ts";

export const PAGE_FLAGS = {
  json: { type: "boolean", default: false },
  manifest: { type: "string" },
  now: { type: "string" },
  offline: { type: "boolean", default: false },
  url: { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

export const PAGE_FLAGS_USAGE = `  --manifest FILE  pages from the lines {"file","url"} of FILE instead of arguments; a relative file
                   is looked for in the manifest's folder, then in the current directory
  --url ADDRESS    the address of the one FILE given (a saved evidence file has its own)
  --json           one line of JSON a page; a page that fails is a line {"file","error"}
  --now ISO        the clock to judge by, such as 2026-11-15T12:00:00Z (UTC where no zone is given)
  --offline        never touch the network`;

export type PageOptions = {
  /** Files and addresses as they were given; none where a manifest has them. */
  pages: string[];
  manifest: string | null;
  url: string | null;
  json: boolean;
  offline: boolean;
  /** `null`: the clock on the wall. */
  now: Date | null;
};

/** `parseArgs`, whose complaints are the caller's. */
export function parseFlags<Flags extends ParseArgsOptionsConfig>(
  args: string[],
  options: Flags,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

type Values = { json: boolean; offline: boolean; manifest?: string; now?: string; url?: string };

export function pageOptions(values: Values, pages: string[], usage: string): PageOptions {
  const { manifest = null, url = null, now, json, offline } = values;
  if ((manifest === null) === (pages.length === 0))
    throw new UsageError(`Give either pages or --manifest.\n\n${usage}`);
  if (url !== null && (pages.length !== 1 || pageAddress(pages[0] ?? "").kind === "address"))
    throw new UsageError("--url is the address of one FILE.");
  if (url !== null && pageAddress(url).kind === "problem")
    throw new UsageError(`--url must be an http or https address, not ${url}.`);
  return { pages, manifest, url, json, offline, now: now === undefined ? null : instant(now) };
}

const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?<zone>Z|[+-]\d\d:\d\d)?)?$/;

/** Without a zone it would be another moment on each machine. */
function instant(text: string): Date {
  const form = ISO.exec(text);
  const isLocal = text.includes("T") && form?.groups?.zone === undefined;
  const date = new Date(isLocal ? `${text}Z` : text);
  if (!form || Number.isNaN(date.getTime()))
    throw new UsageError(`--now must be a moment such as 2026-11-15T12:00:00Z, not ${text}.`);
  return date;
}
