/** How much of another's server, and of ours, one page may cost. */
import { site } from "@citeworthy/core/product/identity/site";
import type { ConcurrencyLimits } from "../../concurrency/concurrency-limiter.ts";

const KiB = 1024;
const MiB = 1024 * KiB;

export type BodyLimit = { wireBytes: number; decodedBytes: number };

export type FetchLimits = {
  page: BodyLimit;
  /** Visitors pay with no use, and the work that a page causes grows with its size. */
  visitorPage: BodyLimit;
  /** RFC 9309 asks that at least 500 KiB are read; what follows is cut off. */
  robots: BodyLimit;
  /** The bytes are for all sitemap files of one page together. */
  sitemap: BodyLimit & { files: number };
  headerBytes: number;
  connectMs: number;
  headersMs: number;
  idleMs: number;
  /** One page with its redirects, or one robots.txt, or all sitemap files, or all bot answers. */
  totalMs: number;
  /** One bot answer. */
  botMs: number;
  redirects: number;
  /** More than pages are read at a time: else slow pages of a host would hold up everybody else's pages of that host. */
  socketsPerOrigin: number;
  limiter: ConcurrencyLimits;
  /** Pages that nobody waits for. */
  background: ConcurrencyLimits;
  /** Lists of whole sites: each holds a few times 20 MB while it reads. */
  lists: ConcurrencyLimits;
};

export const DEFAULT_LIMITS: FetchLimits = {
  page: { wireBytes: 2 * MiB, decodedBytes: 5 * MiB },
  visitorPage: { wireBytes: MiB, decodedBytes: 2 * MiB },
  robots: { wireBytes: 500 * KiB, decodedBytes: 500 * KiB },
  sitemap: { wireBytes: 5 * MiB, decodedBytes: 5 * MiB, files: 6 },
  headerBytes: 16 * KiB,
  connectMs: 3_000,
  headersMs: 5_000,
  idleMs: 5_000,
  totalMs: 10_000,
  botMs: 3_000,
  redirects: 5,
  socketsPerOrigin: 40,
  limiter: { running: 32, runningPerUser: 2, waiting: 64, waitingPerUser: 8 },
  background: { running: 12, runningPerUser: 6, waiting: 256, waitingPerUser: 256 },
  lists: { running: 4, runningPerUser: 1, waiting: 40, waitingPerUser: 2 },
};

type TimeLimits = Pick<FetchLimits, "connectMs" | "headersMs" | "idleMs" | "totalMs" | "botMs">;

/** The limits for an operator who lets pages take longer or less long than by default. `patience` is for tests. */
export function patientLimits(settings: { fetchTimeoutSeconds: number; patience: number }): TimeLimits {
  const ms = settings.fetchTimeoutSeconds * settings.patience * 1000;
  const { connectMs, botMs } = DEFAULT_LIMITS;
  return {
    connectMs: connectMs * settings.patience,
    headersMs: ms,
    idleMs: ms,
    totalMs: 2 * ms,
    botMs: botMs * settings.patience,
  };
}

/** The name by which a robots.txt addresses us. */
export const CRAWLER_NAME = site.name.replaceAll(" ", "").toLowerCase();

/** Always the same, so that a site's owner can recognise us, refuse us, and find the operator at `contact`. */
export const userAgentOf = (contact: string | null): string =>
  `Mozilla/5.0 (compatible; ${site.name.replaceAll(" ", "")}/1.0${contact ? `; +${contact}` : ""})`;

/** `2097152` as a person reads it: `2 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.round((bytes / MiB) * 10) / 10} MB`;
}
