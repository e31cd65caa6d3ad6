import { clip } from "../../facts/quote.ts";
import { defineAudit, scored } from "../audit.ts";
import { ramp } from "../say.ts";
import { metaTag } from "../snippets.ts";

const LONGEST = 160;

export const description = defineAudit({
  id: "description",
  section: "technical_implementation",
  title: "A description that answers",
  why: "The description is often the text by which a model decides what to open.",
  ledger: ["TE13"],
  part: 0.6,

  run({ page, facts, quotes }) {
    const text = page.description?.value ?? "";
    const length = [...text].length;
    const share =
      text === "" ? 0 : length < 70 ? 0.4 + 0.6 * ramp(length, 20, 70) : 1 - 0.5 * ramp(length, 170, 320);
    const answer = facts.answer().sentence ?? facts.text().sentences[0];
    return scored(
      share,
      text === "" ? "The page has no description." : `The description has ${length} characters.`,
      {
        fix: [
          "Write 70 to 160 characters that answer the title; the sentence below can serve.",
          "Use the page's best sentence as its description.",
          "Say in the description what the page answers, with its main figure.",
        ],
        quotes: quotes(text !== "" ? [text] : answer ? [answer.text] : []),
        snippet: answer ? metaTag("description", clip(answer.text, LONGEST)) : null,
      },
    );
  },
});
