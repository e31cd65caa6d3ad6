import type { PageModel } from "../../page/page-model.ts";
import { defineAudit, type Finding, reported, scored } from "../audit.ts";
import { lengthOf, limitsFor } from "../length-limits.ts";

/** Search results show about 160 characters; under 70, half of that room is empty. */
export const DESCRIPTION_LIMITS = { min: 70, max: 160 };
/** A few characters more lose nothing; from this multiple on, most of the description is never shown. */
const MUCH_TOO_LONG = 1.5;

const WRITE = "Write a description of 70 to 160 characters that answers the title.";

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
  const found = `The meta description has ${length} characters; search results may cut it after about ${max}.`;
  return reported(found, [], { fix: length > MUCH_TOO_LONG * max ? WRITE : null });
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
      const found = "The page has no meta description.";
      // Few threads and news reports have one, so it costs them nothing.
      if (kind === "forum" || kind === "news") return reported(found, [], { fix: WRITE });
      return scored(0, found, { fix: WRITE });
    }
    return { ...judgeLength(text), quotes: quotes([text]) };
  },
});
