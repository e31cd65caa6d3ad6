import { defineAudit, notApplicable, reported } from "../audit.ts";

export const trainingCrawlers = defineAudit({
  id: "training-crawlers",
  section: "technical_implementation",
  title: "AI training crawlers",
  why: "Blocking training crawlers is your choice; it does not affect whether a page is cited.",
  ledger: ["TE2"],
  part: 0,

  run({ facts, evidence }) {
    const crawlers = facts.crawlers();
    if (!crawlers) return notApplicable("robots.txt was not checked.");
    if (evidence.robots?.kind === "failed") return notApplicable("robots.txt returns a server error.");
    const blocked = crawlers.filter((crawler) => crawler.purpose === "training" && !crawler.allowed);
    return reported(
      blocked.length === 0
        ? "Not scored. robots.txt blocks no AI training crawler."
        : `Not scored. robots.txt blocks ${blocked.map((crawler) => crawler.bot).join(", ")}.`,
    );
  },
});
