/** The work list as the rest of the product sees it. */
import { sourceKey } from "@citeworthy/core/worklist/draft-item";
import type { WorkSource } from "@citeworthy/core/worklist/work-item";
import type { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Log } from "../../ports/runtime/log.ts";
import { addFaultWork, addWork } from "./add-work.ts";
import { changeWork, commentOnWork, removeWork, undoRemoval } from "./change-work.ts";
import { checkWork } from "./check-work.ts";
import { exportWork } from "./export-work.ts";
import { countOpenWork, listWork, readWork, type WorkQuery } from "./list-work.ts";
import type { WorkBy, WorkNeeds } from "./needs.ts";
import { sendWorkDigests } from "./send-digests.ts";
import { WorkAddition, type WorkChange, WorkChangeShape, WorkIds, type WorkRequest } from "./work-shapes.ts";

function parsed<T>(shape: z.ZodType<T>, value: unknown): T {
  const { data, success } = shape.safeParse(value);
  if (!success) throw new AppError("request/invalid");
  return data;
}

function addParsed(deps: WorkNeeds, by: WorkBy, value: unknown) {
  const asked = parsed(WorkAddition, value);
  if ("items" in asked) return addWork(deps, by, asked.items);
  return addFaultWork(deps, by, { projectId: asked.fault.projectId, audit: asked.fault.check });
}

/** Whom an item can be given to. */
async function ownersIn({ storage }: WorkNeeds, workspaceId: string) {
  const members = await storage.workspaces.members(workspaceId);
  return members
    .filter(({ role }) => role !== "client")
    .map(({ userId: id, name, email }) => ({ id, name: name.trim() || email }));
}

/** Which findings of a report are on the list: by the id of the edit or the check. */
async function workOfReport({ storage }: WorkNeeds, workspaceId: string, { url, sources }: ReportSources) {
  const keys = sources.map((source) => sourceKey(source, url) ?? "");
  const found = await storage.worklist.bySource(workspaceId, keys);
  return sources.flatMap((source, at) => {
    const item = found.get(keys[at] ?? "");
    return item ? [{ source, ...item }] : [];
  });
}
type ReportSources = { url: string; sources: readonly WorkSource[] };

export const worklistServices = (deps: WorkNeeds & { log: Log }) => ({
  worklist: {
    add: (by: WorkBy, requests: readonly WorkRequest[]) => addWork(deps, by, requests),
    addFault: (by: WorkBy, fault: Parameters<typeof addFaultWork>[2]) => addFaultWork(deps, by, fault),
    /** For what a page sends: anything else is refused. */
    addParsed: (by: WorkBy, value: unknown) => addParsed(deps, by, value),
    changeParsed: (by: WorkBy, value: unknown) => changeWork(deps, by, parsed(WorkChangeShape, value)),
    removeParsed: (by: WorkBy, value: unknown) => removeWork(deps, by, parsed(WorkIds, value).ids),
    ownersIn: (workspaceId: string) => ownersIn(deps, workspaceId),
    list: (by: WorkBy, query: WorkQuery) => listWork(deps, by, query),
    read: (by: WorkBy, id: string) => readWork(deps, by, id),
    countOpen: (by: WorkBy) => countOpenWork(deps, by),
    change: (by: WorkBy, change: WorkChange) => changeWork(deps, by, change),
    remove: (by: WorkBy, ids: readonly string[]) => removeWork(deps, by, ids),
    undoRemoval: (by: WorkBy, mark: string) => undoRemoval(deps, by, mark),
    /** For the pages; programs analyze the page themselves. */
    check: (by: WorkBy, id: string) => checkWork(deps, by, id),
    comment: (by: WorkBy, comment: { id: string; text: string }) => commentOnWork(deps, by, comment),
    export: (by: WorkBy, query: WorkQuery) => exportWork(deps, by, query),
    ofReport: (workspaceId: string, sources: ReportSources) => workOfReport(deps, workspaceId, sources),
    hasDigest: ({ workspaceId, actor }: WorkBy) => deps.storage.worklist.hasDigest(workspaceId, actor.id),
    setDigest: ({ workspaceId, actor }: WorkBy, isWanted: boolean) =>
      deps.storage.worklist.setDigest(workspaceId, actor.id, isWanted),
    /** What the minute's sweep does, so that a test needn't wait for the minute. */
    sendDigests: () => sendWorkDigests(deps),
  },
});
