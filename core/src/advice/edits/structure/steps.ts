/** A procedure without numbered steps. */
import { hasCue } from "../../../sentences/sentence.ts";
import type { Finder } from "../context.ts";
import { PROCEDURES } from "../kinds.ts";
import { questionForms } from "../question.ts";

const MIN_SEQUENCE = 3;

export const findSteps: Finder = (context) => {
  const { reading, facts, page, sentences } = context;
  const { list, headings } = facts.steps();
  const isNumbered =
    list !== null ||
    headings.length > 0 ||
    page.blocks.some((block) => block.kind === "list" && block.ordered);
  if (isNumbered || !PROCEDURES.has(reading.kind) || !questionForms(context).has("how")) return null;
  if (sentences.filter(({ line }) => hasCue(line, "sequence")).length < MIN_SEQUENCE) return null;
  return {
    cause: "steps",
    evidence: "clear",
    audit: "step-list",
    fault: "The page explains a procedure, but has no numbered steps.",
    do: "Turn the procedure into a numbered list, one action per step.",
    effort: "low",
  };
};
