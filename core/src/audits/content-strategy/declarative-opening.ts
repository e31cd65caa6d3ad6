import { isQuestion } from "../../facts/replies.ts";
import { defineAudit, notApplicable, scored } from "../audit.ts";
import { count } from "../say.ts";

const OPENING = 3;
const LONGEST = 30;
const SOFT =
  /\b(?:might|maybe|perhaps|probably|imagine|welcome|have you ever|in today['’]s|let['’]s|in this (?:article|post|guide))\b/i;

export const declarativeOpening = defineAudit({
  id: "declarative-opening",
  section: "content_strategy",
  title: "The opening states something",
  why: "A plain statement at the top is the one writing signal that held in every vertical studied.",
  ledger: ["CS8"],
  part: 0.3,
  about: "answer",
  english: true,

  run({ facts, quotes }) {
    const opening = facts
      .text()
      .sentences.filter((one) => one.kind === "paragraph" && one.words.length >= 4)
      .slice(0, OPENING);
    if (opening.length === 0) return notApplicable("The page has no running text.");
    const weak = opening.filter(
      (one) => isQuestion(one.text) || SOFT.test(one.text) || one.words.length > LONGEST,
    );
    const plain = opening.length - weak.length;
    return scored(
      plain / opening.length,
      `${plain} of the first ${count(opening.length, "sentence")} ${plain === 1 ? "is a" : "are"} short plain ${plain === 1 ? "statement" : "statements"}.`,
      {
        fix: [
          "Turn it into a statement of at most 30 words: subject, verb, what is so.",
          "Drop the run-up; begin with the sentence that would still be true on its own.",
          "Say it as a fact and leave questions, greetings and maybes for later.",
        ],
        quotes: quotes(
          weak.map((one) => one.text),
          2,
        ),
      },
    );
  },
});
