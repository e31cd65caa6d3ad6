/** Projects, their pages, and bulk runs. A bulk run is prepared first and started by a second call, because it spends a use for each page. */
import { z } from "zod";
import type { Bench } from "../bench.ts";
import { answered, defineTool } from "../tool.ts";

const MAX_ID = 100;
const MAX_URL = 2_048;
const MAX_MARK = 1_000;
/** An assistant has to write each address into the call; longer lists come from a sitemap. */
const MAX_URLS = 500;

const isOffered = ({ projects }: Bench) => projects !== null;
const id = (what: string) => z.string().min(1).max(MAX_ID).describe(what);
const after = () => z.string().max(MAX_MARK).optional().describe("The `next` of the previous answer.");

export const listProjects = defineTool({
  name: "list_projects",
  title: "List projects",
  scope: "read",
  isFree: true,
  isOffered,
  describe: () =>
    "Lists the projects with their sites, number of pages and average score, 50 at a time. Free.",
  input: () => z.object({ after: after() }),
  run: async ({ projects }, query) =>
    answered({ ...(await projects?.list(query.after)) }, { quotesPage: true }),
});

export const projectPages = defineTool({
  name: "project_pages",
  title: "Pages of a project",
  scope: "read",
  isFree: true,
  isOffered,
  describe: () =>
    "Lists the pages of a project with score and the id of the latest analysis, 50 at a time. Sorted by `lowest`, those with most to gain come first. Free.",
  input: () =>
    z.object({
      project: id("The id that list_projects returned."),
      sort: z.enum(["newest", "lowest"]).default("newest"),
      text: z.string().max(200).optional().describe("Only pages with this in their title or address."),
      after: after(),
    }),
  run: async ({ projects }, { project, ...query }) =>
    answered({ ...(await projects?.pages(project, query)) }, { quotesPage: true }),
});

export const prepareBulkRun = defineTool({
  name: "prepare_bulk_run",
  title: "Prepare a bulk run",
  scope: "analyze",
  isFree: true,
  changes: "adds",
  reachesOut: true,
  isOffered,
  describe: () =>
    "Reads a list of addresses or a sitemap into a draft of a bulk run, and returns how many pages it has and how many uses are left. Nothing is analyzed or spent until start_bulk_run.",
  input: () =>
    z.object({
      urls: z.array(z.string().max(MAX_URL)).min(1).max(MAX_URLS).optional(),
      sitemap: z.string().max(MAX_URL).optional().describe("The address of a sitemap, instead of urls."),
      project: id("The project to file the pages in.").optional(),
    }),
  run: async ({ projects }, request) =>
    answered({ ...(await projects?.prepare(request)) }, { quotesPage: true }),
});

export const startBulkRun = defineTool({
  name: "start_bulk_run",
  title: "Start a bulk run",
  scope: "analyze",
  isFree: false,
  isPerPage: true,
  isOffered,
  describe: () =>
    "Starts a bulk run that prepare_bulk_run prepared. Costs one use of the account for each page, so tell the user the number of pages and ask first.",
  input: () => z.object({ run: id("The id that prepare_bulk_run returned.") }),
  run: async ({ projects }, { run }) => answered({ ...(await projects?.start(run)) }, { quotesPage: true }),
});

export const bulkRun = defineTool({
  name: "bulk_run",
  title: "Bulk run",
  scope: "read",
  isFree: true,
  isOffered,
  describe: () =>
    "Returns how far a bulk run is: its state, counts, and its pages with the ids of their analyses, 50 at a time. Free.",
  input: () => z.object({ run: id("The id of the bulk run."), after: after() }),
  run: async ({ projects }, { run, after: mark }) =>
    answered({ ...(await projects?.run(run, mark)) }, { quotesPage: true }),
});
