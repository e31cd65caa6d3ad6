import { defineAudit, notApplicable, scored } from "../audit.ts";
import { listed } from "../say.ts";
import { robotsRules } from "../snippets.ts";

export const searchCrawlers = defineAudit({
  id: "search-crawlers",
  section: "technical_implementation",
  title: "Search crawlers are let in",
  why: "An engine cannot cite a page that its own search crawler may not read.",
  ledger: ["TE1"],
  part: 0.2,

  run({ facts }) {
    const access = facts.crawlers();
    if (!access) return notApplicable("robots.txt was not checked.");
    const asked = access.filter((crawler) => crawler.purpose === "search");
    const refused = asked.filter((crawler) => !crawler.allowed);
    const names = refused.map((crawler) => crawler.bot);
    const found =
      refused.length === 0
        ? `robots.txt lets in all ${asked.length} search crawlers asked about.`
        : `robots.txt refuses ${listed(
            refused.map((one) => `${one.bot} (${one.engine}${one.rule ? `, ${one.rule}` : ""})`),
            6,
          )}.`;
    return scored(1 - refused.length / asked.length, found, {
      fix: [
        `Allow ${listed(names, 6)} in robots.txt; refusing training crawlers can stay as it is.`,
        `Give ${listed(names, 6)} a group of their own that allows the page.`,
        `Take the refusal of ${listed(names, 6)} out of robots.txt.`,
      ],
      snippet: robotsRules(names),
    });
  },
});
