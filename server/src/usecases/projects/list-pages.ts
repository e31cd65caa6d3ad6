/** The pages of a project: filtered, sorted, and in parts that each start after a mark, so that every part costs the same. */
import { KINDS } from "@citeworthy/core/contract/reading";
import { withoutTracking } from "@citeworthy/core/page/tracking-parameters";
import { EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import {
  PAGE_SORTS,
  type PageFilter,
  type PageMark,
  type ProjectPage,
} from "../../ports/projects/projects.ts";
import type { Storage } from "../../ports/storage.ts";
import { isId } from "../is-id.ts";
import { ownProject } from "./manage-projects.ts";

export const PAGES_AT_ONCE = 50;
const MAX_TEXT = 200;
/** A title of 200 signs, quoted. */
const MAX_MARK = 1_000;

export const BAND_NAMES = ["excellent", "good", "needs-work"] as const;
const BANDS = {
  excellent: { from: EXCELLENT, to: 100 },
  good: { from: GOOD, to: EXCELLENT - 1 },
  "needs-work": { from: 0, to: GOOD - 1 },
} satisfies Record<(typeof BAND_NAMES)[number], { from: number; to: number }>;

const Query = z.object({
  text: z.string().max(MAX_TEXT).optional().catch(undefined),
  kind: z.enum(KINDS).optional().catch(undefined),
  score: z.enum(BAND_NAMES).optional().catch(undefined),
  audit: z.string().max(80).optional().catch(undefined),
  archived: z.literal("1").optional().catch(undefined),
  sort: z.enum(PAGE_SORTS).default("newest").catch("newest"),
  after: z.string().max(MAX_MARK).optional().catch(undefined),
});

type Request = { userId: string; id: string; query: Record<string, unknown> };
type PageList = { pages: ProjectPage[]; next: string | null; found: number };

export async function listPages({ storage }: { storage: Storage }, request: Request): Promise<PageList> {
  const project = await ownProject({ storage }, request);
  const { sort, after } = Query.parse(request.query);
  const filter = pageFilter(project.id, request.query);
  const [rows, found] = await Promise.all([
    // One more than is shown says whether there is another part.
    storage.projects.pages({
      ...filter,
      sort,
      limit: PAGES_AT_ONCE + 1,
      after: after ? markFrom(after) : null,
    }),
    storage.projects.count(filter),
  ]);
  const pages = rows.slice(0, PAGES_AT_ONCE);
  const last = rows.length > PAGES_AT_ONCE ? pages.at(-1) : undefined;
  return { pages, next: last ? markText(last.mark) : null, found };
}

/** What a person typed or a link said; anything unknown is left out. */
export function pageFilter(projectId: string, query: Record<string, unknown>): PageFilter {
  const { text, kind, score, audit, archived } = Query.parse(query);
  return {
    projectId,
    archived: archived !== undefined,
    ...(text?.trim() && { text: searchedText(text.trim()) }),
    ...(kind && { kind }),
    ...(score && { score: BANDS[score] }),
    ...(audit && { audit }),
  };
}

/** Pages are stored without tracking, so a pasted address is searched without it. The beginning of one stays as it is typed. */
const searchedText = (text: string): string => (text.includes("?") ? withoutTracking(text) : text);

const markText = ({ value, id }: PageMark): string => JSON.stringify([value, id]);

const Mark = z.tuple([z.string(), z.string()]);

function markFrom(text: string): PageMark {
  const [value, id] = Mark.safeParse(parsed(text)).data ?? [];
  if (value === undefined || id === undefined || !isId(id)) throw new AppError("request/invalid");
  return { value, id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
