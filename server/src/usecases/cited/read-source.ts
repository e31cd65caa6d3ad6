/** Fetches and reads one page that answers name as a source. Whatever is wrong with the page is an outcome, never a failure. */
import type { PageToRead } from "@citeworthy/core/cited/pages-to-read";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { AppError, type ErrorCode } from "../../errors.ts";
import type { Judge } from "../../ports/analysis/judge.ts";
import type { PaceHost, Pages } from "../../ports/analysis/pages.ts";
import type { HostPace } from "../../ports/projects/batches.ts";
import type { Limiter } from "../../ports/runtime/limiter.ts";
import type { SourceOutcome } from "../../ports/visibility/cited.ts";
import { dayRefusal } from "./pages-of-day.ts";

export type SourceReader = {
  pages: Pages;
  judge: Judge;
  limiter: Limiter;
  pace: HostPace;
  citedPagesPerDay: number;
};

/** Owners of other people's sites didn't ask to be read. */
const REQUESTS_PER_SECOND = 1;
/** A page at which the process ended this often is left alone. */
const MAX_ATTEMPTS = 3;
/** Status codes by which a server refuses us, or everyone; the others mean that there is no page. */
const REFUSALS = [401, 402, 403, 407, 429, 451];
const REASONS: Partial<Record<ErrorCode, string>> = {
  "page/refused-address": "This is not the address of a public page.",
  "page/unreachable": "No server answered at this address.",
  "page/empty": "The page has no text without running scripts.",
  "analysis/failed": "Reading the page took too long.",
};

const unreachable = (reason: string): SourceOutcome => ({ state: "unreachable", reason });

/** `attempts`: which try this is, from 1. `userId`: for which workspace. */
type Reading = { userId: string; query: string; attempts: number; signal: AbortSignal };

export async function readSource(
  deps: SourceReader,
  page: PageToRead,
  { userId, query, attempts, signal }: Reading,
): Promise<SourceOutcome> {
  if (attempts > MAX_ATTEMPTS) return unreachable("Reading the page failed several times.");
  // A second try was counted by the first.
  const reason = page.role !== "own" && attempts === 1 ? await dayRefusal(deps, userId) : null;
  if (reason !== null) return { state: "left_out", reason };
  try {
    const evidence = await fetchSource(deps, page, { user: userId, signal });
    const reading = await deps.judge.source(evidence, query);
    return reading.lines.length > 0 ? { state: "read", reading } : outcomeOf(new AppError("page/empty"));
  } catch (error) {
    if (signal.aborted) return unreachable("The site's other requests took too long to wait for.");
    return outcomeOf(error);
  }
}

async function fetchSource(
  { pages, pace }: SourceReader,
  { url, role }: PageToRead,
  { user, signal }: { user: string; signal: AbortSignal },
) {
  const inTurn: PaceHost = (host, until) =>
    pace.wait(placeOf(`https://${host}/`)?.host ?? host, REQUESTS_PER_SECOND, until);
  const options = { pageOnly: true, isBackground: true, user, signal };
  if (role !== "own") return pages.gather(url, { ...options, pace: inTurn });
  // The user asked for this page, so robots.txt doesn't decide, as in the run itself.
  await inTurn(new URL(url).host, signal);
  return pages.gather(url, options);
}

function outcomeOf(error: unknown): SourceOutcome {
  if (!(error instanceof AppError)) throw error;
  // A full queue says nothing about the page: the job is tried again.
  if (error.code === "request/too-many") throw new Error("too many pages wait", { cause: error });
  const reason = REASONS[error.code] ?? error.message;
  return { state: isRefusal(error) ? "refused" : "unreachable", reason };
}

function isRefusal({ code, details }: AppError): boolean {
  if (code === "page/status") return REFUSALS.includes(Number(details.status));
  return code === "page/robots" || code === "page/refused-address" || code === "page/wall";
}
