/**
 * What is done with a site's robots.txt and with the bytes of its sitemap files. They are another's and may be as long as
 * the limits allow, so that a server runs these in a thread (`sitemap-threads.ts`); the program for terminals runs them in
 * place.
 */
import type { RobotsEvidence } from "@citeworthy/core/evidence";
import { withoutTracking } from "@citeworthy/core/page/tracking-parameters";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { type RobotsVerdict, robotsVerdict } from "@citeworthy/core/projects/robots-permission";
import { createAddressGuard } from "../guard/address-guard.ts";
import { type AddressRules, isAllowedAddress } from "../guard/check-url.ts";
import { parseSitemap, type SitemapEntry, type SitemapFile } from "./sitemap-file.ts";

export type SitemapTasks = {
  list(task: ListTask, signal: AbortSignal): Promise<ListedFile>;
  find(task: FindTask, signal: AbortSignal): Promise<FoundInFile>;
  permit(task: PermitTask, signal: AbortSignal): Promise<boolean>;
  close(): Promise<void>;
};

/** `most` pages and `mostCharacters` of addresses are wanted; of an index, `mostFiles`. */
export type ListTask = {
  bytes: Uint8Array;
  site: { host: string; robots: RobotsEvidence; crawler: string; addresses: AddressRules };
  most: number;
  mostCharacters: number;
  mostFiles: number;
};
export type ListedPages = {
  kind: "pages";
  urls: string[];
  otherSite: number;
  robots: number;
  refused: number;
  isCut: boolean;
};
export type ListedFile = ListedPages | { kind: "index"; urls: string[]; isCut: boolean } | { kind: "absent" };

/** `file` names the bytes: the next page of the same site is looked up without reading them again. */
export type FindTask = { file: string; bytes: Uint8Array; pageUrl: string; mostFiles: number };
export type FoundInFile =
  | { kind: "pages"; entry: SitemapEntry | null }
  | { kind: "index"; urls: string[] }
  | { kind: "absent" };

/** May the crawler read this page? */
export type PermitTask = { robots: RobotsEvidence; crawler: string; url: string };

/** Longer ones are refused by the fetcher too; text of any length must not reach the parsers of addresses. */
const LONGEST_ADDRESS = 2_048;
/** Entries that aren't pages of the site, or that robots.txt forbids, cost time too. */
const LOOKED_AT_FOR_EACH = 2;

export function listFile({ bytes, site, most, mostCharacters, mostFiles }: ListTask): ListedFile {
  const file = parseSitemap(textOf(bytes));
  if (file === null) return { kind: "absent" };
  if (file.kind === "index")
    return {
      kind: "index",
      urls: file.entries.slice(0, mostFiles).map(({ url }) => url.slice(0, LONGEST_ADDRESS)),
      isCut: file.entries.length > mostFiles,
    };
  const mayRead = robotsVerdict(site.robots, site.crawler);
  const rules = { ...site.addresses, guard: createAddressGuard(site.addresses.allow) };
  const listed: ListedPages = { kind: "pages", urls: [], otherSite: 0, robots: 0, refused: 0, isCut: false };
  const seen = new Set<string>();
  let left = mostCharacters;
  listed.isCut = file.entries.length > most * LOOKED_AT_FOR_EACH;
  for (const entry of file.entries.slice(0, most * LOOKED_AT_FOR_EACH)) {
    const url = entry.url.length > LONGEST_ADDRESS ? null : withoutTracking(entry.url);
    const place = url === null ? null : placeOf(url);
    if (url === null || place === null || seen.has(place.key)) continue;
    seen.add(place.key);
    if (place.host !== site.host) listed.otherSite++;
    else if (!isAllowedAddress(url, rules)) listed.refused++;
    else if (!mayRead(url)) listed.robots++;
    else if (listed.urls.length >= most || url.length > left) return { ...listed, isCut: true };
    else {
      listed.urls.push(url);
      left -= url.length;
    }
  }
  return listed;
}

/** A run reads page after page of one site. */
const KEPT_FILES = 8;

function keptOr<T>(kept: Map<string, T>, key: string, read: () => T): T {
  const value = kept.has(key) ? (kept.get(key) as T) : read();
  kept.delete(key);
  kept.set(key, value);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT_FILES && oldest !== undefined) kept.delete(oldest);
  return value;
}

type Searchable =
  | { kind: "pages"; byKey: Map<string, SitemapEntry> }
  | { kind: "index"; urls: string[] }
  | null;
const keptFiles = new Map<string, Searchable>();

export function findInFile({ file, bytes, pageUrl, mostFiles }: FindTask): FoundInFile {
  const found = keptOr(keptFiles, file, () => searchable(parseSitemap(textOf(bytes))));
  if (found === null) return { kind: "absent" };
  if (found.kind === "index")
    return { kind: "index", urls: likeliestFirst(found.urls, pageUrl).slice(0, mostFiles) };
  return { kind: "pages", entry: found.byKey.get(listedKey(pageUrl) ?? "") ?? null };
}

const keptVerdicts = new Map<string, RobotsVerdict>();

export function permitPage({ robots, crawler, url }: PermitTask): boolean {
  const verdict = () => robotsVerdict(robots, crawler);
  const mayRead =
    robots.kind === "found" ? keptOr(keptVerdicts, `${crawler}\n${robots.text}`, verdict) : verdict();
  return mayRead(url);
}

function searchable(file: SitemapFile | null): Searchable {
  if (file === null) return null;
  const entries = file.entries.filter(({ url }) => url.length <= LONGEST_ADDRESS);
  if (file.kind === "index") return { kind: "index", urls: entries.map(({ url }) => url) };
  const byKey = new Map<string, SitemapEntry>();
  for (const entry of entries) {
    const key = listedKey(entry.url);
    if (key !== null && !byKey.has(key)) byKey.set(key, entry);
  }
  return { kind: "pages", byKey };
}

/** Shared memory can't be decoded, and a thread gets it without a copy. */
const textOf = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes.buffer instanceof ArrayBuffer ? bytes : new Uint8Array(bytes));

/** An index may name hundreds of files: those that share words with the page's address come first. */
function likeliestFirst(urls: string[], pageUrl: string): string[] {
  const words = new Set(wordsOf(pageUrl));
  const shared = (url: string) => wordsOf(url).filter((word) => words.has(word)).length;
  const ranked = urls.map((url) => ({ url, rank: shared(url) }));
  return ranked.sort((a, b) => b.rank - a.rank).map(({ url }) => url);
}

const wordsOf = (url: string): string[] => url.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Scheme, tracking, fragment and a closing slash do not make another page. */
function listedKey(raw: string): string | null {
  const url = URL.parse(withoutTracking(raw));
  return url && `${url.host}${url.pathname.replace(/\/$/, "")}${url.search}`;
}

/** Runs the tasks where they are asked for: in a program that serves nobody else. */
export const tasksInPlace: SitemapTasks = {
  list: async (task) => listFile(task),
  find: async (task) => findInFile(task),
  permit: async (task) => permitPage(task),
  close: async () => {},
};
