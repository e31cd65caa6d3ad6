/** A list of addresses becomes a draft: the user sees what it has and what it costs before anything is fetched. */
import { MAX_BATCH_PAGES } from "@citeworthy/core/projects/address-column";
import { type BatchSource, type LeftOut, NOTHING_LEFT_OUT } from "@citeworthy/core/projects/batch";
import { addressesInSteps } from "@citeworthy/core/projects/read-addresses";
import { limitOf } from "@citeworthy/core/requests/allowance";
import { AppError } from "../../errors.ts";
import type { Pages } from "../../ports/analysis/pages.ts";
import type { HostPace } from "../../ports/projects/batches.ts";
import type { Clock } from "../../ports/runtime/clock.ts";
import type { Limiter, RateLimit } from "../../ports/runtime/limiter.ts";
import type { Log } from "../../ports/runtime/log.ts";
import type { Storage } from "../../ports/storage.ts";
import { inTurns } from "../in-turns.ts";
import { type Selected, selectionOf } from "../projects/change-pages.ts";
import { ownProject, projectForHost } from "../projects/manage-projects.ts";
import { requireQuota } from "../usage/require-quota.ts";

export type DraftNeeds = {
  clock: Clock;
  storage: Storage;
  limiter: Limiter;
  pages: Pages;
  pace: HostPace;
  newId: () => string;
  log: Log;
};

const RATE: RateLimit = { max: 60, perSeconds: 3_600 };
/** Storing a list of 50,000 addresses costs the database a few seconds. */
const PAGE_RATE: RateLimit = { max: 100_000, perSeconds: 3_600 };
/** A draft is looked at and then started; the oldest makes room. */
const MAX_DRAFTS = 5;
/** A plan with few uses needs no long lists: some pages turn out to be copies, or fail. */
const PAGES_FOR_A_USE = 20;
const FEWEST_PAGES = 1_000;
/** Of the sites that a user doesn't own, one request a second. */
export const USUAL_RATE = 1;

type Draft = { userId: string; projectId: string | null; source: BatchSource };

export async function draftFromLines(
  deps: DraftNeeds,
  { lines, ...draft }: Draft & { lines: string[] },
): Promise<string> {
  await withinRate(deps, draft.userId);
  const { pages, ...read } = await inTurns(addressesInSteps(lines, await mostPages(deps, draft.userId)));
  return save(deps, draft, pages, { ...NOTHING_LEFT_OUT, ...read });
}

export async function draftFromSitemap(
  deps: DraftNeeds,
  { address, ...draft }: Draft & { address: string },
): Promise<string> {
  await withinRate(deps, draft.userId);
  const typed = address.trim();
  const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const pace = (host: string, signal?: AbortSignal) => deps.pace.wait(host, USUAL_RATE, signal);
  const most = await mostPages(deps, draft.userId);
  const listing = await deps.pages.listSitemap(url, { pace, most, user: draft.userId });
  if (listing === null) throw new AppError("batch/sitemap-missing");
  const { urls, otherSite, refused, robots, isCut } = listing;
  const { pages, ...read } = await inTurns(addressesInSteps(urls, most));
  const left = { otherSite, refused, robots, isCut: isCut || read.isCut };
  return save(deps, draft, pages, { ...NOTHING_LEFT_OUT, ...read, ...left });
}

/** The chosen pages of a project once more. */
export async function draftFromPages(deps: DraftNeeds, selected: Selected): Promise<string> {
  await withinRate(deps, selected.userId);
  const selection = await selectionOf(deps, selected);
  const most = await mostPages(deps, selected.userId);
  const urls = await deps.storage.projects.urlsOf(selection, most);
  const { pages, ...read } = await inTurns(addressesInSteps(urls, most));
  const draft = { userId: selected.userId, projectId: selected.id, source: "again" as const };
  return save(deps, draft, pages, { ...NOTHING_LEFT_OUT, ...read });
}

async function mostPages(deps: DraftNeeds, userId: string): Promise<number> {
  const { quota } = await requireQuota(deps, userId);
  const uses = quota.kind === "refused" ? 0 : limitOf(quota.row, "content_analyses");
  return uses === null
    ? MAX_BATCH_PAGES
    : Math.min(MAX_BATCH_PAGES, Math.max(FEWEST_PAGES, uses * PAGES_FOR_A_USE));
}

async function save(
  deps: DraftNeeds,
  { userId, projectId: chosen, source }: Draft,
  listed: { url: string; folder: string }[],
  read: LeftOut,
): Promise<string> {
  const { pages, leftOut } = await withoutTwins(deps, userId, listed, read);
  const [first] = pages;
  if (!first) throw new AppError("batch/empty");
  const projectId = chosen
    ? (await ownProject(deps, { id: chosen, userId })).id
    : await projectForHost(deps, { userId, url: first.url });
  const turn = await deps.limiter.take(`draft-pages:${userId}`, PAGE_RATE, pages.length);
  if (!turn.allowed) throw new AppError("request/too-many", { seconds: turn.retryAfterSeconds });
  await deps.storage.batches.forgetDraftsBeyond(userId, MAX_DRAFTS - 1);
  const id = deps.newId();
  const batch = { id, userId, projectId, scheduleId: null, source, state: "draft" as const, leftOut };
  await deps.storage.batches.create({ ...batch, createdAt: deps.clock.now() }, pages);
  return id;
}

const MAX_EXAMPLES = 20;

/** An earlier analysis may have shown that two addresses are one page, by a redirect or a canonical link. */
async function withoutTwins(
  { storage }: DraftNeeds,
  userId: string,
  listed: { url: string; folder: string }[],
  read: LeftOut,
) {
  const known = await storage.projects.pageIdsOf(
    userId,
    listed.map(({ url }) => url),
  );
  const seen = new Set<string>();
  const isTwin = ({ url }: { url: string }) => {
    const id = known.get(url);
    if (id === undefined) return false;
    const hasTwin = seen.has(id);
    seen.add(id);
    return hasTwin;
  };
  const twins = listed.filter(isTwin);
  const out = new Set(twins);
  const examples = twins.map(({ url }) => ({ url, reason: "duplicate" as const }));
  return {
    pages: listed.filter((page) => !out.has(page)),
    leftOut: {
      ...read,
      duplicates: read.duplicates + twins.length,
      examples: [...read.examples, ...examples].slice(0, MAX_EXAMPLES),
    },
  };
}

async function withinRate({ limiter }: DraftNeeds, userId: string): Promise<void> {
  const turn = await limiter.take(`draft-batch:${userId}`, RATE);
  if (!turn.allowed) throw new AppError("request/too-many", { seconds: turn.retryAfterSeconds });
}
