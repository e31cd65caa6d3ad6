import type { PageModel } from "../../page/page-model.ts";
import { squeeze } from "../../page/tree/characters.ts";
import { defineAudit, type Finding, reported, scored } from "../audit.ts";
import { lengthOf, limitsFor } from "../length-limits.ts";

/** Search results show about 160 characters; under 70, half of that room is empty. */
export const DESCRIPTION_LIMITS = { min: 70, max: 160 };
/** A few characters more lose nothing; from this multiple on, most of the description is never shown. */
const MUCH_TOO_LONG = 1.5;

const WRITE = "Write a description of 70 to 160 characters that answers the title.";

export const descriptionOf = ({ metas }: Pick<PageModel, "metas">): string | undefined =>
  metas.find(({ name, content }) => name === "description" && content !== "")?.content;

/** Systems cut the beginning of the text after so many characters, wherever that is. */
const MIN_CUT = 120;
const ENDED = /[.!?。！？]["”’)]*$/u;
const DOTS = /(?:…|\.\.\.|\[[.…]{1,3}\])\s*$/u;

/** Whether the description repeats the beginning of the text. */
export const isOwnText = ({ text }: Pick<PageModel, "text">, description: string): boolean =>
  squeeze(text).includes(squeeze(description.slice(0, DESCRIPTION_LIMITS.min)));

/** Cut off in the middle of a sentence: "It looks so easy. But then". */
export function isTorn(page: Pick<PageModel, "text">, description: string): boolean {
  if (lengthOf(description) < MIN_CUT) return false;
  return DOTS.test(description) || (!ENDED.test(description) && isOwnText(page, description));
}

/** Without the dots that stand for the rest. */
export const withoutDots = (description: string): string => description.replace(DOTS, "").trim();

function judgeLength(text: string, page: PageModel): Finding {
  const length = lengthOf(text);
  const { min, max } = limitsFor(text, DESCRIPTION_LIMITS);
  // A short description still describes the page, and of a long one only the end is cut.
  if (length < min)
    return reported(
      `The meta description has only ${length} characters; there is room for ${min} to ${max}.`,
    );
  if (isTorn(page, text.trim()))
    return reported("The meta description is cut off in the middle of a sentence.", [], { fix: WRITE });
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
    return { ...judgeLength(text, page), quotes: quotes([text]) };
  },
});
