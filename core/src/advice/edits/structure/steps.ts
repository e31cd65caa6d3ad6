/** A procedure without numbered steps. */
import { hasCue } from "../../../sentences/sentence.ts";
import type { EditContext, Finder } from "../context.ts";
import { PROCEDURES } from "../kinds.ts";
import { questionForms } from "../question.ts";

const MIN_SEQUENCE = 3;

export const findSteps: Finder = (context) => {
  const { reading, facts, page, sentences, promise } = context;
  const { list, headings } = facts.steps();
  const isNumbered =
    list !== null ||
    headings.length > 0 ||
    page.blocks.some((block) => block.kind === "list" && block.ordered);
  // Tips are followed in any order.
  if (isNumbered || promise.isAdvice || hasTypedNumbers(page)) return null;
  if (!PROCEDURES.has(reading.kind) || !questionForms(context).has("how")) return null;
  if (!tellsOneProcedure(sentences)) return null;
  return {
    cause: "steps",
    evidence: "clear",
    audit: "step-list",
    fault: "The page explains a procedure, but has no numbered steps.",
    do: "Turn the procedure into a numbered list, one action per step.",
    effort: "low",
  };
};

/** "First", "then", "next" in one section. Spread over several, they tell of several cases, each with its own way. */
function tellsOneProcedure(sentences: EditContext["sentences"]): boolean {
  const steps = sentences.filter(({ line }) => hasCue(line, "sequence"));
  const bySection = Map.groupBy(steps, ({ line }) => line.section);
  return [...bySection.values()].some(({ length }) => length >= MIN_SEQUENCE);
}

const TYPED_NUMBER = /^(?:step\s+)?(\d{1,2})[.):]\s/i;
const MIN_TYPED = 3;

/** "1. Dig", "2. Fill": the numbers are there, typed at the beginning of paragraphs or headings. */
function hasTypedNumbers({ blocks }: EditContext["page"]): boolean {
  const numbers = blocks
    .flatMap(({ text }) => text.split("\n"))
    .flatMap((line) => TYPED_NUMBER.exec(line.trim())?.[1] ?? []);
  return Array.from({ length: MIN_TYPED }, (_, at) => String(at + 1)).every((one) => numbers.includes(one));
}
