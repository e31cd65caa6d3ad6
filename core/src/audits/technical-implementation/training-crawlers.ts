import { defineAudit, notApplicable, reported } from "../audit.ts";
import { listed } from "../say.ts";

export const trainingCrawlers = defineAudit({
  id: "training-crawlers",
  section: "technical_implementation",
  title: "Training crawlers",
  why: "Letting models train on a page or not is a choice of policy; it does not change whether the page is cited. No points.",
  ledger: ["TE2"],
  part: 0,

  run({ facts }) {
    const access = facts.crawlers();
    if (!access) return notApplicable("robots.txt was not checked.");
    const refused = access
      .filter((crawler) => crawler.purpose === "training" && !crawler.allowed)
      .map((crawler) => crawler.bot);
    return reported(
      refused.length === 0 ? "No training crawler is refused." : `Refused: ${listed(refused, 8)}.`,
    );
  },
});
