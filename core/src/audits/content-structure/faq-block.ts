import { defineAudit, notApplicable, scored } from "../audit.ts";
import { asQuestion } from "../example.ts";
import { count } from "../say.ts";

const ENOUGH = 3;

export const faqBlock = defineAudit({
  id: "faq-block",
  section: "content_structure",
  title: "Questions and answers on the page",
  why: "A visible block of questions has a small positive effect in one large set; its markup has none.",
  ledger: ["ST10"],
  part: 0.4,

  run({ page, facts, quotes }) {
    if (facts.text().words < 300) return notApplicable("The text is too short for a block of questions.");
    const asked = facts.subheadings().filter((heading) => heading.isQuestion && heading.isAnswered);
    const folded = page.interactive.filter(
      (part) =>
        part.kind === "details" &&
        /\?\s*$/.test(part.label ?? "") &&
        part.readableText.length > (part.label ?? "").length + 20,
    );
    const pairs = asked.length + folded.length;
    const next = facts.subheadings().find((heading) => !heading.isQuestion);
    return scored(
      Math.min(1, pairs / ENOUGH),
      `${count(pairs, "question has its", "questions have their")} answer beneath.`,
      {
        fix: [
          "Add three questions readers really ask, each with an answer of two or three sentences.",
          "Close with a short list of questions the text leaves open, and answer them.",
          "Collect the follow-up questions under one heading and answer each in its first sentence.",
        ],
        example: next ? asQuestion(next.text) : null,
        quotes: quotes(next ? [next.text] : []),
      },
    );
  },
});
