import type { PageModel } from "../../page/page-model.ts";
import { defineAudit, type Finding, reported, scored } from "../audit.ts";
import { lengthOf, limitsFor } from "../length-limits.ts";

/** Search results show about 160 characters; under 70, half of that room is empty. */
export const DESCRIPTION_LIMITS = { min: 70, max: 160 };

export const descriptionOf = ({ metas }: Pick<PageModel, "metas">): string | undefined =>
  metas.find(({ name, content }) => name === "description" && content !== "")?.content;

function judgeLength(text: string): Finding {
  const length = lengthOf(text);
  const { min, max } = limitsFor(text, DESCRIPTION_LIMITS);
  // A short description still describes the page, and of a long one only the end is cut.
  if (length < min)
    return reported(
      `The meta description has only ${length} characters; there is room for ${min} to ${max}.`,
    );
  if (length <= max) return scored(1, `The meta description has ${length} characters.`);
  return reported(
    `The meta description has ${length} characters; search results may cut it after about ${max}.`,
  );
}

export const description = defineAudit({
  id: "description",
  section: "technical_implementation",
  title: "Meta description length",
  why: "Title and description belong to the group of signals most linked to citations in one study (r = 0.68).",
  ledger: ["TE13"],
  part: 0.3,

  run({ page, facts, quotes }) {
    const text = descriptionOf(page);
    if (text === undefined) {
      const { kind } = facts.reading();
      // Nobody writes one for a thread or a day's report.
      if (kind === "forum" || kind === "news") return reported("The page has no meta description.");
      const fix = "Write a description of 70 to 160 characters that answers the title.";
      return scored(0, "The page has no meta description.", { fix });
    }
    return { ...judgeLength(text), quotes: quotes([text]) };
  },
});
