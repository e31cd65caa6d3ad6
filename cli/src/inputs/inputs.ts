/** The pages of a call, one after another, from its arguments or from a manifest. */
import { createReadStream, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { givenReading } from "@citeworthy/core/contract/given-reading";
import { messageText } from "@citeworthy/core/messages";
import { site } from "@citeworthy/core/product/identity/site";
import { pageAddress } from "@citeworthy/core/requests/page-address";
import { UsageError } from "../usage-error.ts";
import type { PageOptions } from "./page-options.ts";
import { placeholderUrl, publishedUrl } from "./published-url.ts";

/**
 * `name`: the file or the URL as given, so that callers can match output lines to input. A file's URL is `url` if the user gave
 * one, else the page's canonical link, else `published`. `question`: of the page's line in a manifest.
 */
export type Input =
  | {
      kind: "file";
      name: string;
      path: string;
      url: string | null;
      published: string;
      question?: string | undefined;
    }
  | { kind: "address"; name: string; question?: string | undefined }
  | { kind: "bad"; name: string; error: string };

/** Where a sitemap is. */
type SitemapPlace = { url: string } | { path: string };
export type SitemapReader = {
  /** The addresses that a sitemap lists, and the sitemaps it names; at most `max`. */
  sitemap(place: SitemapPlace, max: number): Promise<string[]>;
};

const PAUSE_MS = 1_000;
type Time = { now(): number; pause(ms: number): Promise<unknown> };

/** npm changes to the project's folder and stores where it was called from. */
const folders = () => [process.cwd(), process.env.INIT_CWD].filter((folder) => folder !== undefined);
export const currentFolder = (): string => process.env.INIT_CWD ?? process.cwd();

export async function* listInputs(
  options: PageOptions,
  sources: SitemapReader,
  time: Time = { now: Date.now, pause: setTimeout },
): AsyncGenerator<Input> {
  const { pages, manifest, url, sitemap } = options;
  if (sitemap) yield* sitemapInputs(sources, sitemap, time);
  else if (manifest !== null) yield* manifestInputs(manifest, options);
  else {
    const published = publisher(options, [currentFolder()]);
    for (const page of pages) yield inputOf(page, url, { within: folders(), published });
  }
}

type Publisher = (path: string) => string;

function publisher({ baseUrl, root }: Pick<PageOptions, "baseUrl" | "root">, usual: string[]): Publisher {
  if (baseUrl === null) return placeholderUrl;
  const roots = root === null ? usual : [find(root, folders())];
  return (path) => publishedUrl(path, { baseUrl, folders: roots });
}

type Lookup = { within: string[]; published: Publisher };

function inputOf(name: string, url: string | null, { within, published }: Lookup): Input {
  if (pageAddress(name).kind === "address") return { kind: "address", name };
  const path = find(name, within);
  return { kind: "file", name, path, url, published: published(path) };
}

/** The first that exists; if none does, the first, so that the error names it. */
function find(name: string, within: string[]): string {
  const paths = within.map((folder) => resolve(folder, name));
  return paths.find((path) => existsSync(path)) ?? paths[0] ?? name;
}

/** Fetched pages wait for each other, so that a site isn't asked more than once a second. */
async function* sitemapInputs(
  sources: SitemapReader,
  { name, max }: NonNullable<PageOptions["sitemap"]>,
  { now, pause }: Time,
): AsyncGenerator<Input> {
  const isAddress = pageAddress(name).kind === "address";
  let waited = 0;
  for (const url of await sources.sitemap(isAddress ? { url: name } : { path: find(name, folders()) }, max)) {
    await pause(Math.max(0, waited + PAUSE_MS - now()));
    waited = now();
    yield { kind: "address", name: url };
  }
}

/** Line by line: a manifest may be longer than memory. */
async function* manifestInputs(manifest: string, options: PageOptions): AsyncGenerator<Input> {
  const path = find(manifest, folders());
  if (!existsSync(path)) throw new UsageError(`Manifest not found: ${manifest}.`);
  const lookup = {
    within: [dirname(path), ...folders()],
    published: publisher(options, [dirname(path), currentFolder()]),
  };
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number++;
    const text = line.replace(/^\uFEFF/, "").trim();
    if (text !== "") yield rowInput(text, `${manifest}:${number}`, lookup);
  }
}

function rowInput(line: string, place: string, lookup: Lookup): Input {
  const row = rowOf(line);
  if (row === null)
    return { kind: "bad", name: place, error: 'Expected a line like {"file": "…", "url": "…"}.' };
  const { file, url } = row;
  const checked = givenReading({ question: row.question, kind: undefined, answer: undefined });
  if (checked.kind === "problem")
    return { kind: "bad", name: file || url, error: messageText(checked.code, checked.details) };
  const { question } = checked.given;
  if (url && pageAddress(url).kind === "problem") {
    const error = messageText("analysis/url-invalid", { example: site.exampleUrl });
    return { kind: "bad", name: file || url, error };
  }
  // Without a file, the page is fetched from its address.
  return {
    ...(file ? inputOf(file, url || null, lookup) : { kind: "address" as const, name: url }),
    ...(question !== undefined && { question }),
  };
}

function rowOf(line: string): { file: string; url: string; question: unknown } | null {
  try {
    const { file, url, question } = JSON.parse(line);
    const isText = typeof (file ?? "") === "string" && typeof (url ?? "") === "string";
    return isText && (file || url) ? { file: file ?? "", url: url ?? "", question } : null;
  } catch {
    return null;
  }
}
