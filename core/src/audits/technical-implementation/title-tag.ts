import type { PageModel } from "../../page/page-model.ts";
import { defineAudit, type Finding, reported, scored } from "../audit.ts";
import { lengthOf, limitsFor } from "../length-limits.ts";
import { ramp } from "../say.ts";
import { titleElement } from "../snippets.ts";

/** Search results show about 60 to 70 characters; under 15 there is no room to name a topic. */
const LIMITS = { min: 15, max: 70 };
/** From this multiple on, words that name the topic are cut too. */
const MUCH_TOO_LONG = 1.5;

/** A short title may still name the page. */
const SHARE_OUTSIDE_LIMITS = { best: 0.9, least: 0.4 };

/** The site's name after the last separator. Losing it to the cut does no harm. */
const SITE_NAME = /\s[|–—·•»-]\s[^|–—·•»]*$/;

function missingTitle({ headings, title }: PageModel): Finding {
  const heading = headings.find((one) => one.level === 1)?.text ?? title ?? "";
  const { min, max } = LIMITS;
  const isUsable = lengthOf(heading) >= min && lengthOf(heading) <= max;
  return scored(0, "The page has no title tag.", {
    fix: `Write a title of ${min} to ${max} characters that names the topic.`,
    snippet: isUsable ? titleElement(heading) : null,
  });
}

function judgeLength(title: string): Finding {
  const length = lengthOf(title);
  const shown = lengthOf(title.replace(SITE_NAME, ""));
  const { min, max } = limitsFor(title, LIMITS);
  const { best, least } = SHARE_OUTSIDE_LIMITS;
  if (length < min) {
    const found = `The title tag has only ${length} characters; we look for ${min} to ${max}.`;
    const fix = `Write a title of ${min} to ${max} characters that names the topic.`;
    return scored(least + (best - least) * ramp(length, 0, min), found, { fix });
  }
  // Only its end is lost in a list of results, and answer engines read all of it.
  if (shown > max)
    return reported(`The title tag has ${length} characters; search results may cut it.`, [], {
      fix: shown > MUCH_TOO_LONG * max ? `Shorten the title to at most ${max} characters.` : null,
    });
  return scored(1, `The title tag has ${length} characters.`);
}

export const titleTag = defineAudit({
  id: "title-tag",
  section: "technical_implementation",
  title: "Title tag length",
  why: "Title and description belong to the group of signals most linked to citations in one study (r = 0.68).",
  ledger: ["TE13"],
  part: 0.3,

  run({ page, quotes }) {
    const title = page.titleTag?.value ?? "";
    return title === "" ? missingTitle(page) : { ...judgeLength(title), quotes: quotes([title]) };
  },
});
