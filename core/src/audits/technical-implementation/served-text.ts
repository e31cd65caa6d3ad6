import { SHORTEST_TEXT } from "../../facts/crawlers/access.ts";
import { countWords } from "../../language/words.ts";
import type { Rendering } from "../../page/page-model.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";

/** Less visible text than this on the whole page, menus included, is the frame of an application. */
const MIN_VISIBLE_CHARACTERS = 200;

const isFrameOnly = ({ emptyRoots, visibleTextLength }: Rendering) =>
  emptyRoots.length > 0 || visibleTextLength < MIN_VISIBLE_CHARACTERS;

export const servedText = defineAudit({
  id: "served-text",
  section: "technical_implementation",
  title: "Text without JavaScript",
  why: "The crawlers of OpenAI, Anthropic and Perplexity fetched scripts but never ran them.",
  ledger: ["TE4"],
  part: 0.2,

  run({ page }) {
    const words = countWords(page.text);
    const isShort = words < SHORTEST_TEXT;
    if (page.rendering.needsJavaScript || (isShort && isFrameOnly(page.rendering))) {
      const amount = words === 0 ? "No main text loads" : `Only ${words} words of main text load`;
      return scored(0, `${amount} without JavaScript.`, {
        fix: "Ask your developer to render the text on the server.",
      });
    }
    if (isShort) return notApplicable("The page has too little text to tell what scripts would add.");
    return scored(1, `${words} words of main text load without JavaScript.`);
  },
});
