import { defineAudit, scored } from "../audit.ts";
import { count } from "../say.ts";

const COMPARING =
  /(?:^|[/-])(?:vs|versus|alternatives?|compare|comparison|pricing|prices|preise|tarifs|precios|reviews?)(?:$|[/-])/i;

export const comparisonPages = defineAudit({
  id: "comparison-pages",
  section: "competitor_analysis",
  title: "The site has comparing or pricing pages",
  why: "Such pages are cited more often than their number suggests.",
  ledger: ["CA10"],
  part: 0.3,

  run({ page, quotes }) {
    const found = page.links.filter(
      (link) => link.kind === "internal" && COMPARING.test(URL.parse(link.href ?? "")?.pathname ?? ""),
    );
    const addresses = [...new Set(found.map((link) => link.rawHref))];
    return scored(
      addresses.length > 0 ? 1 : 0,
      `${count(addresses.length, "link leads", "links lead")} from here to a comparing or pricing page of the site.`,
      {
        fix: [
          "Link from here to a page that compares your subject with its alternatives; write one if there is none.",
          "If the site has a comparison or pricing page, link to it where the text mentions a choice.",
          "Give the comparison its own page and link to it by name.",
        ],
        quotes: quotes(addresses, 1),
      },
    );
  },
});
