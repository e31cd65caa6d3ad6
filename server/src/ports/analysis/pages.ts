/** Reading a page of the open web, with what surrounds it, into plain evidence. */
import type { Evidence } from "@citeworthy/core/evidence";

/** What is being read right now; a step that is not needed is not reported. */
type GatherStep = "page" | "robots" | "sitemap" | "bots";

export type GatherOptions = {
  /** Whose request it is: one person's requests never take every place. */
  user?: string;
  /** Nobody is signed in: only pages up to a smaller size are read. */
  isVisitor?: boolean;
  signal?: AbortSignal;
  onStep?: (step: GatherStep) => void;
  /** Leave out the sitemap, and robots.txt unless it decides: for pages that are only compared. */
  pageOnly?: boolean;
  /** Also ask for the page under the names of AI crawlers, and note the answers. */
  checkBots?: boolean;
  /** For bulk runs: keeps the host's pace before each request, and reads only what robots.txt allows. */
  pace?: PaceHost;
  /** Nobody waits for it: it takes none of the places that users share. */
  isBackground?: boolean;
};

/** Waits for the host's turn, at most until the signal. */
export type PaceHost = (host: string, signal?: AbortSignal) => Promise<void>;

/** The addresses that a site's sitemaps list, and why some are missing. */
export type SitemapListing = {
  urls: string[];
  otherSite: number;
  robots: number;
  refused: number;
  /** There was more than we read: too many files, too many bytes, or too little time. */
  isCut: boolean;
};

export type Pages = {
  /** Fails with an AppError `page/...` only when the page itself cannot be read. */
  gather(url: string, options?: GatherOptions): Promise<Evidence>;
  /** Null where the address has no sitemap. */
  listSitemap(
    url: string,
    options: { pace: PaceHost; most: number; user?: string; signal?: AbortSignal },
  ): Promise<SitemapListing | null>;
  /** The first bytes of a small text file, or null where there is none. */
  readText(url: string, signal?: AbortSignal): Promise<string | null>;
  /** Where an address redirects to, without going there; `null` where it does not, or cannot be asked. */
  redirectOf(url: string, signal?: AbortSignal): Promise<string | null>;
};
