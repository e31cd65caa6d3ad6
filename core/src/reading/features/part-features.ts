/** Which parts a page has: summary, questions, comparison, steps, and where they are. */
import { isQuestion } from "../../language/is-question.ts";
import { type Features, flag, log, type Material } from "../material.ts";

const FIRST_THIRD = 1 / 3;

/** Parts are often named by a bold line or a list's first item instead of a heading. */
export function partFeatures({ facts, page, labels }: Material): Features {
  const blocks = facts.blocks();
  const last = Math.max(1, blocks.length);
  const named = blocks.flatMap((block, at) =>
    block.kind === "heading" || (block.kind === "paragraph" && block.text.length < 50)
      ? labels.labels(block.text).map((label) => ({ label, place: at / last }))
      : [],
  );
  const near = (label: string) => named.some((one) => one.label === label && one.place < FIRST_THIRD);
  const pairs = blocks.filter(
    (block, at) => isQuestion(block.text) && block.text.length < 160 && blocks[at + 1]?.kind === "paragraph",
  );
  const comparison = facts.comparison();
  const steps = facts.steps();
  const firstList = blocks.findIndex((block) => block.kind === "list");
  return {
    "parts.summaryNearTop": flag(near("summary")),
    "parts.summary": flag(named.some((one) => one.label === "summary")),
    "parts.contents": flag(near("contents")),
    "parts.faq": flag(named.some((one) => one.label === "faq")),
    "parts.questionPairs": log(pairs.length),
    "parts.details": log(page.interactive.filter((part) => part.kind === "details" && part.inMain).length),
    "parts.comparingTables": log(comparison.tables.length),
    "parts.comparingHeadings": log(comparison.headings.length),
    "parts.prosAndCons": flag(comparison.hasProsAndCons),
    "parts.stepList": flag(steps.list !== null),
    "parts.stepHeadings": log(steps.headings.length),
    "parts.listEarly": flag(firstList >= 0 && firstList < 4),
    "parts.related": flag(named.some((one) => one.label === "related")),
  };
}
