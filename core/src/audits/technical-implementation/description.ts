import { defineAudit, type Finding, scored } from "../audit.ts";
import { lengthOf, limitsFor } from "../length-limits.ts";
import { ramp } from "../say.ts";

/** Search results show about 160 characters; under 70, half of that room is empty. */
const LIMITS = { min: 70, max: 160 };

/** A short description still describes the page. A long one loses points only when more than half of it may be cut. */
const SHARE_WHEN_SHORT = { shortest: 0.5, longest: 0.9 };
const SHARE_WHEN_LONG = 0.7;

function judgeLength(text: string): Finding {
  const length = lengthOf(text);
  const { min, max } = limitsFor(text, LIMITS);
  if (length < min) {
    const { shortest, longest } = SHARE_WHEN_SHORT;
    const found = `The meta description has only ${length} characters; we look for ${min} to ${max}.`;
    const share = shortest + (longest - shortest) * ramp(length, 0, min);
    return scored(share, found, { fix: `Extend the description to ${min} to ${max} characters.` });
  }
  if (length <= max) return scored(1, `The meta description has ${length} characters.`);
  const found = `The meta description has ${length} characters; search results may cut it after about ${max}.`;
  const fix = `Shorten the description to ${max} characters or fewer.`;
  return scored(length > 2 * max ? SHARE_WHEN_LONG : 1, found, { fix });
}

export const description = defineAudit({
  id: "description",
  section: "technical_implementation",
  title: "Meta description length",
  why: "Title and description belong to the group of signals most linked to citations in one study (r = 0.68).",
  ledger: ["TE13"],
  part: 0.3,

  run({ page, quotes }) {
    const text = page.metas.find((meta) => meta.name === "description" && meta.content !== "")?.content;
    if (text === undefined) {
      const fix = "Write a description of 70 to 160 characters that answers the title.";
      return scored(0, "The page has no meta description.", { fix });
    }
    return { ...judgeLength(text), quotes: quotes([text]) };
  },
});
