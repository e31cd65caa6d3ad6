import type { CrawlerAccess } from "../../facts/crawlers/crawlers.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { robotsRules } from "../snippets.ts";

const withRule = ({ bot, engine, rule }: CrawlerAccess) => `${bot} (${engine}${rule ? `, ${rule}` : ""})`;

export const searchCrawlers = defineAudit({
  id: "search-crawlers",
  section: "technical_implementation",
  title: "robots.txt for AI search",
  why: "An engine cannot cite a page that its search crawler may not read.",
  ledger: ["TE1"],
  part: 0.2,

  run({ facts, evidence }) {
    const crawlers = facts.crawlers()?.filter((crawler) => crawler.purpose !== "training");
    if (!crawlers) return notApplicable("robots.txt was not checked.");
    if (evidence.robots?.kind === "failed") {
      const found = "robots.txt returns a server error, which tells crawlers to stay away.";
      return scored(0, found, { fix: "Ask your developer to fix robots.txt." });
    }
    const blocked = crawlers.filter((crawler) => !crawler.allowed);
    if (blocked.length === 0)
      return scored(1, `robots.txt allows all ${crawlers.length} AI search crawlers we checked.`);
    const names = blocked.map((crawler) => crawler.bot).join(", ");
    const found = `robots.txt blocks ${blocked.map(withRule).join(", ")}.`;
    return scored(1 - blocked.length / crawlers.length, found, {
      fix: `Allow ${names} in robots.txt; you can keep blocking training crawlers.`,
      snippet: robotsRules(blocked),
    });
  },
});
