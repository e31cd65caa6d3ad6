/** Texts that lead their readers to no source, and quote nobody. */
import { type Finder, onPage } from "../context.ts";
import { neededExpert } from "../needs.ts";
import { unlinkedSource, unlinkedSpeakers } from "./named-sources.ts";
import { unsourcedFigures } from "./unsourced-figures.ts";

export const findMissingSources: Finder = (context) => {
  if (context.facts.references().some((one) => one.isAccountable)) return null;
  return unlinkedSource(context) ?? unlinkedSpeakers(context) ?? noSource(context);
};

const noSource: Finder = (context) => {
  if (context.reading.checks.outside_sources !== "no") return null;
  const at = onPage(context, unsourcedFigures(context)[0]?.sentence.text);
  return {
    cause: "sources",
    audit: "inline-citations",
    fault: "The text links to no source outside your site.",
    do: at
      ? "Link this figure to the document it comes from."
      : "Link your main claim to the document it comes from.",
    at,
    needs: at ? "the document behind this figure" : "the study, law, manual or report behind your main claim",
    effort: "high",
  };
};

export const findExpert: Finder = (context) => {
  if (context.facts.quotations().length > 0) return null;
  return {
    cause: "quotation",
    audit: "attributed-quotations",
    fault: "The text quotes nobody by name.",
    do: "Quote one person who knows the subject, with name and role, next to your main claim.",
    needs: neededExpert(context),
    effort: "high",
  };
};
