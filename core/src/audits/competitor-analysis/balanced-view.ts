import { defineAudit, notApplicable, scored } from "../audit.ts";
import { opening } from "../example.ts";
import { count, ramp } from "../say.ts";

export const balancedView = defineAudit({
  id: "balanced-view",
  section: "competitor_analysis",
  title: "Limits and the other side are told",
  why: "Most learned rule sets prefer a page that says when it does not hold.",
  ledger: ["CS19"],
  part: 0.6,
  english: true,

  run({ facts, quotes }) {
    const { sentences } = facts.text();
    if (sentences.length < 8) return notApplicable("Too few sentences to tell.");
    const balanced = facts.wording("balance");
    const claim = facts.answer().sentence;
    return scored(
      ramp(balanced.length, 0, 3),
      `${count(balanced.length, "sentence names", "sentences name")} a limit, a drawback or another view.`,
      {
        fix: [
          "Say when the main statement does not hold and what to do instead.",
          "Name the strongest objection and answer it in one sentence.",
          "Add the drawback a rival would name; the page that says it first is the one quoted.",
        ],
        example: claim ? `${opening(claim.text)}; it does not hold when [condition].` : null,
        quotes: quotes(
          balanced.length > 0 ? balanced.map((one) => one.sentence.text) : claim ? [claim.text] : [],
          2,
        ),
      },
    );
  },
});
