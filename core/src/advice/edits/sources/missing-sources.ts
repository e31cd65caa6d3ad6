/** Texts that lead their readers to no source. */
import type { Kind } from "../../../contract/reading.ts";
import { type Finder, onPage } from "../context.ts";
import { unlinkedSource } from "./named-sources.ts";
import { unsourcedFigures } from "./unsourced-figures.ts";

export const findMissingSources: Finder = (context) => {
  if (context.facts.references().some((one) => one.isAccountable)) return null;
  return unlinkedSource(context) ?? noSource(context);
};

/** What makers say of their product, and people of their practice, has no document behind it. */
const OWN_KNOWLEDGE: ReadonlySet<Kind> = new Set<Kind>(["reference", "how-to", "roundup", "news", "opinion"]);

const noSource: Finder = (context) => {
  const { checks, kind } = context.reading;
  if (checks.outside_sources !== "no" || OWN_KNOWLEDGE.has(kind)) return null;
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
