/** The pages of a call, one after another, from its arguments or from a manifest. */
import { createReadStream, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { messageText } from "@citeworthy/core/messages";
import { site } from "@citeworthy/core/product/identity/site";
import { pageAddress } from "@citeworthy/core/requests/page-address";
import { UsageError } from "../usage-error.ts";
import type { PageOptions } from "./page-options.ts";

/** `name`: the file or the URL as given, so that callers can match output lines to input. */
export type Input =
  | { kind: "file"; name: string; path: string; url: string | null }
  | { kind: "address"; name: string }
  | { kind: "bad"; name: string; error: string };

/** Where a sitemap is. */
type SitemapPlace = { url: string } | { path: string };
export type SitemapReader = {
  /** The addresses that a sitemap lists, and the sitemaps it names; at most `max`. */
  sitemap(place: SitemapPlace, max: number): Promise<string[]>;
};

const PAUSE_MS = 1_000;

/** npm changes to the project's folder and stores where it was called from. */
const folders = () => [process.cwd(), process.env.INIT_CWD].filter((folder) => folder !== undefined);

export async function* listInputs(
  { pages, manifest, url, sitemap }: PageOptions,
  sources: SitemapReader,
): AsyncGenerator<Input> {
  if (sitemap) yield* sitemapInputs(sources, sitemap);
  else if (manifest === null) for (const page of pages) yield inputOf(page, url, folders());
  else yield* manifestInputs(manifest);
}

function inputOf(name: string, url: string | null, within: string[]): Input {
  if (pageAddress(name).kind === "address") return { kind: "address", name };
  return { kind: "file", name, path: find(name, within), url };
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
): AsyncGenerator<Input> {
  const isAddress = pageAddress(name).kind === "address";
  let waited = 0;
  for (const url of await sources.sitemap(isAddress ? { url: name } : { path: find(name, folders()) }, max)) {
    await setTimeout(Math.max(0, waited + PAUSE_MS - Date.now()));
    waited = Date.now();
    yield { kind: "address", name: url };
  }
}

/** Line by line: a manifest may be longer than memory. */
async function* manifestInputs(manifest: string): AsyncGenerator<Input> {
  const path = find(manifest, folders());
  if (!existsSync(path)) throw new UsageError(`Manifest not found: ${manifest}.`);
  const within = [dirname(path), ...folders()];
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const line of lines) {
    number++;
    const text = line.replace(/^\uFEFF/, "").trim();
    if (text !== "") yield rowInput(text, `${manifest}:${number}`, within);
  }
}

function rowInput(line: string, place: string, within: string[]): Input {
  const row = rowOf(line);
  if (row === null)
    return { kind: "bad", name: place, error: 'Expected a line like {"file": "…", "url": "…"}.' };
  const { file, url } = row;
  if (url && pageAddress(url).kind === "problem") {
    const error = messageText("analysis/url-invalid", { example: site.exampleUrl });
    return { kind: "bad", name: file || url, error };
  }
  // Without a file, the page is fetched from its address.
  return file ? inputOf(file, url || null, within) : { kind: "address", name: url };
}

function rowOf(line: string): { file: string; url: string } | null {
  try {
    const { file, url } = JSON.parse(line);
    const isText = typeof (file ?? "") === "string" && typeof (url ?? "") === "string";
    return isText && (file || url) ? { file: file ?? "", url: url ?? "" } : null;
  } catch {
    return null;
  }
}
