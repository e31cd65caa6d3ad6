import { defineAudit, notApplicable, scored } from "../audit.ts";
import { ramp } from "../say.ts";

export const factGap = defineAudit({
  id: "fact-gap",
  section: "competitor_analysis",
  title: "As many figures as the compared pages",
  why: "In paired trials the more complete page won a little more often.",
  ledger: ["CA3"],
  needsRivals: true,
  about: "facts",

  run({ facts, rivals, quotes }) {
    if (!rivals) return notApplicable("No pages to compare with were given.");
    const figures = (all: ReturnType<typeof facts.numbers>) => new Set(all.flatMap((one) => one.values)).size;
    const theirs = rivals
      .map((rival) => figures(rival.facts.numbers()))
      .toSorted((one, other) => one - other);
    const median = theirs[Math.floor(theirs.length / 2)] ?? 0;
    const ours = figures(facts.numbers());
    const { passage } = facts.answer();
    return scored(
      median === 0 ? 1 : ramp(ours / median, 0, 1),
      `${ours} different figures here, ${median} on the middle one of the compared pages.`,
      {
        fix: [
          "Look up which values the others give and add those you can source.",
          "Add the figures a reader will find elsewhere, each with its source.",
          "Bring the main values into the passage that answers.",
        ],
        quotes: quotes(passage ? [passage.sentences[0]?.text ?? ""] : []),
      },
    );
  },
});
