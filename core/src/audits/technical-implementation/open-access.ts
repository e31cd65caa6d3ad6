import { accessWall } from "../../facts/access.ts";
import { eachNode } from "../../facts/structured.ts";
import { countWords } from "../../facts/words.ts";
import type { PageModel } from "../../page/page-model.ts";
import { defineAudit, notApplicable, reported, scored } from "../audit.ts";

/** From this length on, "sign in to read" is an invitation beside the text, not where it stops. */
const MAX_WORDS_BEFORE_WALL = 220;
/** A wall says one or two sentences; longer parts of the page are menus and footers. */
const MAX_WALL_WORDS = 60;
const LAST_BLOCKS = 2;

/** The end of the main text and the short part that follows it. Words elsewhere, as in a menu, stop no reader. */
function endOf({ blocks, boilerplate }: PageModel): string {
  const last = blocks.slice(-LAST_BLOCKS);
  const end = last.at(-1)?.place.end ?? 0;
  const next = boilerplate
    .filter((piece) => piece.place.start >= end)
    .toSorted((one, other) => one.place.start - other.place.start)[0];
  const notice = next && countWords(next.text) <= MAX_WALL_WORDS ? [next.text] : [];
  return [...last.map((block) => block.text), ...notice].join("\n");
}

/** Publishers declare a paywall to Google with this property. */
const declaresPayment = (page: PageModel) =>
  eachNode(page.structuredData.nodes).some((node) => /^false$/i.test(String(node.isAccessibleForFree)));

export const openAccess = defineAudit({
  id: "open-access",
  section: "technical_implementation",
  title: "Access without sign-in",
  why: "A rule set learned from an AI engine asks for full access.",
  ledger: ["TE22"],
  part: 0.2,

  run({ page, facts, quotes }) {
    const wall = accessWall({ ...page, text: endOf(page), boilerplate: [] }, facts.text());
    if (wall !== null) {
      const fix = "Put the answer and its main facts before the wall.";
      return scored(0, `The text stops at a wall: “${wall}”.`, { fix, quotes: quotes([wall]) });
    }
    if (declaresPayment(page))
      return reported("Not scored. The page's JSON-LD declares that the text is not free to read.");
    if (facts.text().words >= MAX_WORDS_BEFORE_WALL)
      return notApplicable(`We look for walls in texts under ${MAX_WORDS_BEFORE_WALL} words.`);
    return scored(1, "We found no sign-in or payment wall.");
  },
});
