import { accessWall, MAX_WORDS_BEFORE_WALL } from "../../facts/crawlers/access.ts";
import { eachNode } from "../../facts/structured.ts";
import type { PageModel } from "../../page/page-model.ts";
import { defineAudit, notApplicable, reported, scored } from "../audit.ts";

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
    const wall = accessWall(page, facts.text());
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
