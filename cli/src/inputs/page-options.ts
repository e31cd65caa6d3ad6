/** The flags shared by all commands over pages. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { pageAddress } from "@citeworthy/core/requests/page-address";
import { UsageError } from "../usage-error.ts";

export const BASE_URL_FLAGS = {
  "base-url": { type: "string" },
  root: { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

export const PAGE_FLAGS = {
  json: { type: "boolean", default: false },
  manifest: { type: "string" },
  now: { type: "string" },
  offline: { type: "boolean", default: false },
  url: { type: "string" },
  ...BASE_URL_FLAGS,
} as const satisfies ParseArgsOptionsConfig;

export const PAGE_FLAGS_USAGE = `  --manifest FILE  read pages from FILE, one {"file","url"} or {"url"} per line; relative files are
                   looked up in the manifest's folder, then in the current directory; for analyze a line
                   may have a "question", which counts instead of --question
  --url URL        the URL of the given FILE (not needed for saved evidence)
  --base-url URL   where the files are published; without --url, a FILE's URL is its canonical link,
                   else URL with the path of FILE below the current directory
  --root DIR       with --base-url, the folder that is published, instead of the current directory
  --json           print one JSON line per page; failed pages print {"file","error"}
  --now ISO        use this time as now, e.g. 2026-11-15T12:00:00Z (UTC if no zone is given)
  --offline        do not use the network`;

export type PageOptions = {
  /** Files and URLs as given; empty if there is a manifest. */
  pages: string[];
  manifest: string | null;
  url: string | null;
  /** Where `root` is published; without it, the URLs of files without a canonical link are made up. */
  baseUrl: string | null;
  /** `null`: the current directory. */
  root: string | null;
  json: boolean;
  offline: boolean;
  /** Instead of pages: the first `max` pages of this sitemap. */
  sitemap?: { name: string; max: number } | undefined;
  /** `null`: the current time. */
  now: Date | null;
};

/** `parseArgs`, with its errors turned into usage errors. */
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

type BaseValues = { "base-url"?: string; root?: string };
type Values = BaseValues & {
  json: boolean;
  offline: boolean;
  manifest?: string;
  now?: string;
  url?: string;
};

export function pageOptions(values: Values, pages: string[], usage: string): PageOptions {
  const { manifest = null, url = null, now, json, offline } = values;
  if ((manifest === null) === (pages.length === 0))
    throw new UsageError(`Pass either pages or --manifest, not both.\n\n${usage}`);
  if (url !== null && (pages.length !== 1 || pageAddress(pages[0] ?? "").kind === "address"))
    throw new UsageError("--url works with exactly one FILE.");
  if (url !== null && pageAddress(url).kind === "problem")
    throw new UsageError(`--url must be an http or https URL, not ${url}.`);
  if (values.root !== undefined && values["base-url"] === undefined)
    throw new UsageError("--root works with --base-url.");
  const fixed = now === undefined ? null : instant(now);
  return { pages, manifest, url, json, offline, now: fixed, ...baseUrlOf(values) };
}

export function baseUrlOf({ "base-url": typed, root }: BaseValues): Pick<PageOptions, "baseUrl" | "root"> {
  if (typed === undefined) return { baseUrl: null, root: root ?? null };
  const base = pageAddress(typed);
  if (base.kind === "problem") throw new UsageError(`--base-url must be an http or https URL, not ${typed}.`);
  return { baseUrl: base.url, root: root ?? null };
}

const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?<zone>Z|[+-]\d\d:\d\d)?)?$/;

/** Without a time zone, the time would differ between machines. */
function instant(text: string): Date {
  const form = ISO.exec(text);
  const isLocal = text.includes("T") && form?.groups?.zone === undefined;
  const date = new Date(isLocal ? `${text}Z` : text);
  if (!form || Number.isNaN(date.getTime()))
    throw new UsageError(`--now must be a time such as 2026-11-15T12:00:00Z, not ${text}.`);
  return date;
}
