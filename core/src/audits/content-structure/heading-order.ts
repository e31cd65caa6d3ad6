import { loweredTitle } from "../../facts/structure/title-heading.ts";
import { clip } from "../../facts/text/quote.ts";
import type { Heading, PageModel } from "../../page/page-model.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

/** Share of the points for the main heading; a page without one is further from an outline than a page with two. */
const MAIN_HEADING_SHARE = { none: 0.3, one: 1, several: 0.5 };
/** An outline with half of its levels wrong is worth nothing. */
const COST_OF_A_WRONG_LEVEL = 2;
const LONGEST_HEADING = 80;

type Skip = { heading: Heading; right: number };
type Fault = { found: string; fix: string };

export const headingOrder = defineAudit({
  id: "heading-order",
  section: "content_structure",
  title: "Heading levels",
  why: "Semantic HTML was linked to citations in one study (r = 0.65); format-only edits had little effect in paired trials.",
  ledger: ["ST7"],
  part: 0.15,

  run({ page, quotes }) {
    const headings = page.headings.filter((heading) => heading.block !== null || heading.level === 1);
    if (headings.length === 0) return notApplicable("We found no headings in the main text.");
    const mains = headings.filter((heading) => heading.level === 1);
    const below = headings.filter((heading) => heading.level > 1);
    const skips = skippedLevels(page.headings);
    const repaired = skippedLevels(withTitleAsMain(page));
    const empty = headings.filter((heading) => heading.text.trim() === "").length;
    const faults = [...mainFaults(mains.length), ...skipFaults(skips, repaired), ...emptyFaults(empty)];
    const [worst] = faults;
    if (!worst) return scored(1, "One H1 and no skipped heading levels in the main text.");
    const wrong = (skips.length + empty) / Math.max(below.length, 1);
    const shown = [...skips.map((skip) => skip.heading), ...mains.slice(1)].map((heading) => heading.text);
    return scored(
      0.5 * mainShare(mains.length) + 0.5 * Math.max(0, 1 - COST_OF_A_WRONG_LEVEL * wrong),
      faults.map((fault) => fault.found).join(" "),
      { fix: worst.fix, quotes: quotes(shown, 2) },
    );
  },
});

const mainShare = (mains: number) =>
  mains === 1 ? MAIN_HEADING_SHARE.one : mains === 0 ? MAIN_HEADING_SHARE.none : MAIN_HEADING_SHARE.several;

/**
 * A level is skipped only where both the heading before it in the text and the one before it in the document are too
 * high: a heading between them that we don't count as main text may hold the level.
 */
function skippedLevels(all: readonly Heading[]): Skip[] {
  let levelInText = 1;
  return all.flatMap((heading, at) => {
    if (heading.block === null || heading.level === 1) return [];
    const right = Math.max(levelInText, all[at - 1]?.level ?? 1) + 1;
    levelInText = heading.level;
    return heading.level > right ? [{ heading, right }] : [];
  });
}

function mainFaults(mains: number): Fault[] {
  if (mains === 1) return [];
  return mains === 0
    ? [{ found: "The page has no H1.", fix: "Make the page title an H1." }]
    : [{ found: `The page has ${mains} H1 headings.`, fix: "Keep one H1 and make the others H2." }];
}

/** As the outline will be once the title is the H1, which is asked for first. */
function withTitleAsMain(page: PageModel): Heading[] {
  const title = loweredTitle(page);
  if (!title) return [...page.headings];
  const others = page.headings.filter(({ level }) => level > 1);
  return others.map((heading) => (heading === title ? { ...heading, level: 1 } : heading));
}

/** `repaired`: the skips that are left then, whose levels the advice gives. */
function skipFaults([found, ...others]: readonly Skip[], repaired: readonly Skip[]): Fault[] {
  if (!found) return [];
  const { text, level } = found.heading;
  const first = repaired.find(({ heading }) => heading === found.heading) ?? found;
  return [
    {
      found: `${count(1 + others.length, "heading skips", "headings skip")} a level.`,
      fix: `Change “${clip(text, LONGEST_HEADING)}” from H${level} to H${first.right}.`,
    },
  ];
}

const emptyFaults = (empty: number): Fault[] =>
  empty === 0
    ? []
    : [{ found: `${count(empty, "heading is", "headings are")} empty.`, fix: "Delete the empty headings." }];
