/** `list_work`, `add_work` and `change_work`: the work list of the workspace. */

import { z } from "zod";
import { STATE_FILTERS } from "../../usecases/worklist/list-work.ts";
import { answered, defineTool } from "../tool.ts";

const MAX_ID = 200;
const MAX_AT_ONCE = 100;
const id = () => z.string().min(1).max(MAX_ID);
const day = () => z.string().max(MAX_ID).describe("YYYY-MM-DD");

export const listWork = defineTool({
  name: "list_work",
  title: "List the work list",
  scope: "read",
  isFree: true,
  isOffered: ({ work }) => work !== null,
  describe: () =>
    "Lists what there is to do about the pages, and what became of it: open, done, seen on the page, proven, or no effect yet. Open items come first. Free.",
  input: () =>
    z.object({
      state: z.enum(STATE_FILTERS).optional().describe("`waiting`: done, and not proven yet."),
      owner: id().optional().describe("A member's id, `me` or `none`."),
      project: id().optional(),
      page: z.string().max(2_000).optional().describe("The address of a page."),
      text: z.string().max(MAX_ID).optional(),
      after: z.string().max(MAX_ID).optional().describe("The `next` of the previous answer."),
    }),
  run: async ({ work }, query) => answered({ ...(await work?.list(query)) }, { quotesPage: true }),
});

export const addWork = defineTool({
  name: "add_work",
  title: "Add to the work list",
  scope: "analyze",
  isFree: true,
  changes: "adds",
  isOffered: ({ work }) => work !== null,
  describe: () =>
    "Puts edits or findings of an analysis on the work list by their ids, or an item in your own words. What is there already is left as it is. Costs no use.",
  input: () =>
    z.object({
      analysis: id().optional().describe("The id that analyze_page or list_pages returned."),
      edits: z.array(id()).max(MAX_AT_ONCE).default([]).describe("Ids that next_edits names."),
      findings: z.array(id()).max(MAX_AT_ONCE).default([]).describe("Ids of checks."),
      title: z.string().max(MAX_ID).optional().describe("What there is to do, in your own words."),
      detail: z.string().max(4_000).optional(),
      page: z.string().max(2_000).optional().describe("The address of the page it is about."),
      owner: id().optional(),
      due: day().optional(),
    }),
  run: async ({ work }, { analysis: analysisId = "", edits, findings, ...own }) => {
    const given = {
      ...(own.owner !== undefined && { ownerId: own.owner }),
      ...(own.due !== undefined && { dueOn: own.due }),
    };
    const written = {
      ...(own.title !== undefined && { title: own.title }),
      ...(own.detail !== undefined && { detail: own.detail }),
      ...(own.page !== undefined && { page: { url: own.page } }),
    };
    const items = [
      ...edits.map((editId) => ({ source: { from: "edit" as const, analysisId, editId }, ...given })),
      ...findings.map((checkId) => ({ source: { from: "check" as const, analysisId, checkId }, ...given })),
      ...(own.title === undefined ? [] : [{ ...written, ...given }]),
    ];
    return answered({ items: (await work?.add(items)) ?? [] });
  },
});

export const changeWork = defineTool({
  name: "change_work",
  title: "Change items of the work list",
  scope: "analyze",
  isFree: true,
  changes: "replaces",
  isOffered: ({ work }) => work !== null,
  describe: () =>
    "Marks items as done or open again, gives them to a member or sets their day. The other states can't be set: the next analysis or measurement decides them. Costs no use.",
  input: () =>
    z.object({
      ids: z.array(z.uuid()).min(1).max(MAX_AT_ONCE),
      state: z.enum(["open", "done"]).optional(),
      owner: id().nullable().optional().describe("Null takes it from its owner."),
      due: day().nullable().optional(),
    }),
  run: async ({ work }, { ids, state, owner, due }) => {
    const fields = {
      ...(state !== undefined && { state }),
      ...(owner !== undefined && { ownerId: owner }),
      ...(due !== undefined && { dueOn: due }),
    };
    return answered({ changed: (await work?.change({ ids, ...fields })) ?? 0 });
  },
});
