/** Puts findings of reports, or what a member wrote, on the work list. The same finding is there once. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { draftFromDemand } from "@citeworthy/core/demand/draft-demand";
import { groupFaults } from "@citeworthy/core/projects/group-faults";
import { placeOf } from "@citeworthy/core/projects/page-place";
import { filedPlace } from "@citeworthy/core/projects/page-summary";
import {
  draftFromCheck,
  draftFromEdit,
  NO_SIGNS,
  sourceKey,
  type WorkDraft,
} from "@citeworthy/core/worklist/draft-item";
import {
  MAX_WORK_DETAIL,
  MAX_WORK_TITLE,
  type WorkKind,
  type WorkSource,
  type WorkState,
} from "@citeworthy/core/worklist/work-item";
import { AppError } from "../../errors.ts";
import type { PageMark } from "../../ports/projects/projects.ts";
import type { NewWorkItem } from "../../ports/worklist/worklist.ts";
import { isId } from "../is-id.ts";
import { ownProject } from "../projects/manage-projects.ts";
import { noteActivity } from "../workspaces/needs.ts";
import { measurePage } from "./follow-measurement.ts";
import { isDay, requireOwner, type WorkBy, type WorkNeeds, withinChanges } from "./needs.ts";
import { MAX_WORK_AT_ONCE, type WorkRequest } from "./work-shapes.ts";

/** It stops a program that runs wild. */
const MAX_ITEMS = 20_000;
/** More pages than that get their figures with the next run of their monitors. */
const MAX_MEASURED_PAGES = 20;
const MAX_QUERY = 500;

export type AddedWork = { id: string; state: WorkState; isNew: boolean };
type Find = (analysisId: string) => Promise<AnalysisResult | null>;
type Prepared = { draft: WorkDraft; pageKey: string | null; projectId: string | null };

export async function addWork(
  deps: WorkNeeds,
  by: WorkBy,
  requests: readonly WorkRequest[],
): Promise<AddedWork[]> {
  await withinChanges(deps, by);
  const find = analysisFinder(deps, by.workspaceId);
  const items: NewWorkItem[] = [];
  for (const request of requests) items.push(await newItem(deps, by, { request, find }));
  return store(deps, by, items);
}

type Fault = { projectId: string; audit: string };

/** The pages of a project with one fault, as an item for each: as many as fit at once, those first that have none yet. */
export async function addFaultWork(
  deps: WorkNeeds,
  by: WorkBy,
  { projectId, audit }: Fault,
): Promise<AddedWork[]> {
  const { id } = await ownProject(deps, { id: projectId, userId: by.workspaceId });
  const groups = groupFaults(await deps.storage.projects.faults({ projectId: id }));
  if (!groups.some((fault) => fault.audit === audit)) throw new AppError("work/source-missing");
  await withinChanges(deps, by);
  const items: NewWorkItem[] = [];
  for (const source of await faultySources(deps, by, { projectId: id, audit })) {
    // One at a time, because a report is large.
    const request = { source, projectId: id };
    items.push(await newItem(deps, by, { request, find: analysisFinder(deps, by.workspaceId) }));
  }
  return store(deps, by, items);
}

type CheckSource = Extract<WorkSource, { from: "check" }>;

async function faultySources(
  { storage }: WorkNeeds,
  { workspaceId }: WorkBy,
  { projectId, audit }: Fault,
): Promise<CheckSource[]> {
  const filter = { projectId, archived: false, audit, sort: "lowest", limit: MAX_WORK_AT_ONCE } as const;
  const found: { source: CheckSource; isNew: boolean }[] = [];
  let after: PageMark | null = null;
  do {
    const pages: Awaited<ReturnType<typeof storage.projects.pages>> = await storage.projects.pages({
      ...filter,
      after,
    });
    const keyed = pages.map(({ url, searchId }) => {
      const source = { from: "check", analysisId: searchId, checkId: audit } as const;
      return { source, key: sourceKey(source, url) ?? "" };
    });
    const known = await storage.worklist.bySource(
      workspaceId,
      keyed.map(({ key }) => key),
    );
    found.push(...keyed.map(({ source, key }) => ({ source, isNew: !known.has(key) })));
    after = pages.length < MAX_WORK_AT_ONCE ? null : (pages.at(-1)?.mark ?? null);
  } while (after !== null && found.filter(({ isNew }) => isNew).length < MAX_WORK_AT_ONCE);
  return found
    .toSorted((one, other) => Number(other.isNew) - Number(one.isNew))
    .slice(0, MAX_WORK_AT_ONCE)
    .map(({ source }) => source);
}

/** Many items usually come from one report, which is large. */
function analysisFinder({ storage }: WorkNeeds, workspaceId: string): Find {
  const read = new Map<string, AnalysisResult | null>();
  return async (id) => {
    if (read.has(id)) return read.get(id) ?? null;
    const found = isId(id) ? await storage.analyses.find(id) : null;
    const result = found?.userId === workspaceId ? found.result : null;
    read.set(id, result);
    return result;
  };
}

async function store(deps: WorkNeeds, by: WorkBy, items: readonly NewWorkItem[]): Promise<AddedWork[]> {
  const { workspaceId } = by;
  const { added, known } = await deps.storage.atomically(async (stores) => {
    if ((await stores.worklist.count(workspaceId)) + items.length > MAX_ITEMS)
      throw new AppError("work/too-many", { most: MAX_ITEMS });
    const added = new Set(await stores.worklist.add(items));
    const pages = new Set(items.flatMap(({ id, pageKey }) => (pageKey && added.has(id) ? [pageKey] : [])));
    for (const pageKey of [...pages].slice(0, MAX_MEASURED_PAGES))
      await measurePage(stores, { workspaceId, pageKey, now: deps.clock.now() });
    const keys = items.flatMap(({ id, sourceKey: key }) => (key && !added.has(id) ? [key] : []));
    return { added, known: await stores.worklist.bySource(workspaceId, keys) };
  });
  if (added.size > 0) await noteActivity(deps, by, { action: "add-work", details: { items: added.size } });
  return items.map(({ id, sourceKey: key }): AddedWork => {
    const earlier = added.has(id) ? undefined : known.get(key ?? "");
    return earlier ? { ...earlier, isNew: false } : { id, state: "open", isNew: true };
  });
}

type Asked = { request: WorkRequest; find: Find };

async function newItem(deps: WorkNeeds, by: WorkBy, { request, find }: Asked): Promise<NewWorkItem> {
  const { workspaceId, actor } = by;
  const { source = { from: "hand" }, ownerId = null, dueOn = null, query } = request;
  if (dueOn !== null && !isDay(dueOn)) throw new AppError("work/due-invalid");
  const { draft, pageKey, projectId } = await prepared(deps, workspaceId, {
    request: { ...request, source },
    find,
  });
  if (ownerId !== null) await requireOwner(deps, workspaceId, ownerId);
  const now = deps.clock.now();
  return {
    id: deps.newId(),
    workspaceId,
    projectId,
    ...draft,
    source,
    sourceKey: sourceKey(source, draft.page?.url ?? null),
    pageKey,
    query: query?.trim().slice(0, MAX_QUERY) || null,
    ownerId,
    dueOn,
    createdBy: actor.id,
    createdAt: now,
    history: [{ at: now.toISOString(), what: "added", by: actor.id }],
  };
}

async function prepared(
  deps: WorkNeeds,
  workspaceId: string,
  { request, find }: { request: WorkRequest & { source: WorkSource }; find: Find },
): Promise<Prepared> {
  const { source } = request;
  const given =
    request.projectId === undefined
      ? null
      : await ownProject(deps, { id: request.projectId, userId: workspaceId });
  if (source.from === "edit" || source.from === "check") {
    const { draft, pageKey, projectId } = await fromAnalysis(deps, workspaceId, { source, find });
    return { draft, pageKey, projectId: given?.id ?? projectId };
  }
  if (source.from === "demand") return fromDemand(deps, workspaceId, source);
  const draft = written(request, source);
  const place = draft.page && placeOf(draft.page.url);
  const site = place && (await deps.storage.projects.siteOf(workspaceId, place.host));
  return { draft, pageKey: place?.key ?? null, projectId: given?.id ?? site?.projectId ?? null };
}

async function fromAnalysis(
  { storage }: WorkNeeds,
  workspaceId: string,
  { source, find }: { source: Extract<WorkSource, { from: "edit" | "check" }>; find: Find },
): Promise<Prepared> {
  const result = await find(source.analysisId);
  const draft =
    result &&
    (source.from === "edit" ? draftFromEdit(result, source.editId) : draftFromCheck(result, source.checkId));
  if (!result || !draft) throw new AppError("work/source-missing");
  const pageId = await storage.projects.pageIdOf(source.analysisId);
  const page = pageId && (await storage.projects.page({ id: pageId, userId: workspaceId }));
  return { draft, pageKey: filedPlace(result)?.key ?? null, projectId: page ? page.projectId : null };
}

async function fromDemand(
  deps: WorkNeeds,
  userId: string,
  { projectId, url }: Extract<WorkSource, { from: "demand" }>,
): Promise<Prepared> {
  const project = await ownProject(deps, { id: projectId, userId });
  const pageKey = placeOf(url)?.key ?? null;
  const page = pageKey === null ? null : await deps.storage.demand.page(project.id, pageKey);
  if (page === null) throw new AppError("work/source-missing");
  return { draft: draftFromDemand(page), pageKey, projectId: project.id };
}

const KIND_OF: Record<"difference" | "claim" | "hand", WorkKind> = {
  difference: "difference",
  claim: "claim",
  hand: "note",
};

function written({ title = "", detail = "", page, kind }: WorkRequest, { from }: WorkSource): WorkDraft {
  const words = title.replace(/\s+/gu, " ").trim();
  if (words === "" || words.length > MAX_WORK_TITLE) throw new AppError("work/title-needed");
  if (page && placeOf(page.url) === null) throw new AppError("work/page-invalid");
  const isOwn = from === "hand";
  return {
    kind:
      isOwn && kind === "question"
        ? "question"
        : KIND_OF[from === "difference" || from === "claim" ? from : "hand"],
    title: words,
    detail: detail.trim().slice(0, MAX_WORK_DETAIL),
    page: page
      ? { url: page.url.trim(), title: (page.title?.trim() || page.url).slice(0, MAX_WORK_TITLE) }
      : null,
    signs: NO_SIGNS,
  };
}
