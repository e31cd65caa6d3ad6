/** The shape of what programs and pages ask of the work list. Lengths of words are checked later, with a message of their own. */
import { WORK_KINDS, type WorkSource } from "@citeworthy/core/worklist/work-item";
import { z } from "zod";

/** More than a report has, and as many pages as one fault is added for. */
export const MAX_WORK_AT_ONCE = 200;
const MAX_IDS = 1_000;
const MAX_ID = 200;
const MAX_TITLE = 1_000;
const MAX_WORDS = 10_000;
const MAX_ADDRESS = 2_000;
const MAX_QUERY = 500;

const id = () => z.string().min(1).max(MAX_ID);
const value = () => z.string().max(MAX_ID);

const Source: z.ZodType<WorkSource> = z.discriminatedUnion("from", [
  z.object({ from: z.literal("edit"), analysisId: id(), editId: id() }),
  z.object({ from: z.literal("check"), analysisId: id(), checkId: id() }),
  z.object({ from: z.literal("difference"), runId: id(), differenceId: id() }),
  z.object({ from: z.literal("claim"), runId: id(), claimId: id() }),
  z.object({ from: z.literal("demand"), projectId: id(), url: z.string().min(1).max(MAX_ADDRESS) }),
  z.object({ from: z.literal("hand") }),
]);

/** Title, detail and page are read from the report or the demand where the source is one; otherwise they are the caller's. */
const Item = z.object({
  source: Source.optional(),
  kind: z.enum(WORK_KINDS).optional(),
  title: z.string().max(MAX_TITLE).optional(),
  detail: z.string().max(MAX_WORDS).optional(),
  page: z
    .object({ url: z.string().max(MAX_ADDRESS), title: z.string().max(MAX_TITLE).optional() })
    .optional(),
  query: z.string().max(MAX_QUERY).optional(),
  projectId: value().optional(),
  ownerId: value().optional(),
  dueOn: value().optional(),
});
export type WorkRequest = z.infer<typeof Item>;

/** Single items, or one fault on all pages of a project. */
export const WorkAddition = z.union([
  z.object({ items: z.array(Item).min(1).max(MAX_WORK_AT_ONCE) }),
  z.object({ fault: z.object({ projectId: id(), check: id() }) }),
]);
export const WorkIds = z.object({ ids: z.array(z.uuid()).min(1).max(MAX_IDS) });
/** `null` clears a value. Other states can't be set: a reading of the page or a measurement decides them. */
export const WorkChangeShape = WorkIds.extend({
  state: z.enum(["open", "done"]).optional(),
  title: z.string().max(MAX_TITLE).optional(),
  detail: z.string().max(MAX_WORDS).optional(),
  ownerId: value().nullable().optional(),
  dueOn: value().nullable().optional(),
  projectId: value().nullable().optional(),
});
export type WorkChange = z.infer<typeof WorkChangeShape>;
export const WorkCommentShape = z.object({ text: z.string().max(MAX_WORDS) });
export const WorkUndo = z.object({ mark: z.string().max(40) });
