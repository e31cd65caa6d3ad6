/** `page_demand`: what people search for and visit on the pages of a project, beside score and citations. */
import { DEMAND_PRESETS, DEMAND_SORTS } from "@citeworthy/core/demand/page-demand";
import { z } from "zod";
import { answered, defineTool } from "../tool.ts";

export const pageDemand = defineTool({
  name: "page_demand",
  title: "Pages by demand",
  scope: "read",
  isFree: true,
  isOffered: ({ demand }) => demand !== null,
  describe: () =>
    "Lists the pages of a project by what Search Console, Bing and Analytics report of the last 28 days: impressions, clicks, sessions, sessions from AI assistants and key events, beside the score and how many measured answers cite the page. These are different measurements, and none shows what causes another. Free.",
  input: () =>
    z.object({
      project: z.string().max(100).describe("The id of the project."),
      sort: z.enum(DEMAND_SORTS).optional(),
      preset: z
        .enum(DEMAND_PRESETS)
        .optional()
        .describe(
          "`never-cited`: high demand, and cited in none of at least 20 answers. `not-measured`: high demand, and no answers.",
        ),
      text: z.string().max(200).optional().describe("Words in the address or the title."),
      after: z.string().max(100).optional().describe("The `next` of the previous answer."),
    }),
  run: async ({ demand }, { project, ...query }) =>
    answered({ ...(await demand?.(project, query)) }, { quotesPage: true }),
});
