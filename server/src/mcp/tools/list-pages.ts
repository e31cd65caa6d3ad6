/** `list_pages`: the analyzed pages, newest first. */
import { z } from "zod";
import { answered, defineTool } from "../tool.ts";

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
const MAX_MARK = 80;

export const listPages = defineTool({
  name: "list_pages",
  title: "List pages",
  scope: "read",
  isFree: true,
  describe: () =>
    "Lists the analyzed pages with their score and id, newest first. Scores of different rubricVersion can't be compared. Free.",
  input: () =>
    z.object({
      limit: z.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
      after: z.string().max(MAX_MARK).optional().describe("The `next` of the previous answer."),
    }),
  async run(bench, { limit, after }) {
    const { pages, next } = await bench.list({ limit, after: after ?? null });
    return answered({ pages, next }, { quotesPage: true });
  },
});
