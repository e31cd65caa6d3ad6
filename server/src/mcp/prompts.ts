/** Two ways to start, for clients that show prompts. */
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Bench } from "./bench.ts";

const MAX_TEXT = 2048;

const asked = (text: string) => ({
  messages: [{ role: "user" as const, content: { type: "text" as const, text } }],
});

export function offerPrompts(server: McpServer, bench: Bench): void {
  if (bench.may("analyze") && bench.may("read"))
    server.registerPrompt(
      "improve_page",
      {
        title: "Improve a page",
        description: "Analyzes a page and proposes the three edits worth most.",
        argsSchema: z.object({ page: z.string().max(MAX_TEXT).describe(bench.words.page) }),
      },
      ({ page }) =>
        asked(
          `Analyze ${page} with analyze_page (${bench.words.cost}) Then call next_edits and propose the three edits worth most. Quote the words to change, write the new text only from facts on the page, and name what the author has to supply. Don't invent figures or sources.`,
        ),
    );
  if (bench.may("read"))
    server.registerPrompt(
      "weakest_pages",
      { title: "Find the weakest pages", description: "Ranks the analyzed pages by what they have to gain." },
      () =>
        asked(
          "List my pages with list_pages. For the three with the lowest score, call next_edits and explain in one sentence each what holds the page back. Say how strong the evidence is, with explain_finding.",
        ),
    );
}
