/** The audits of the section "content structure", in the order of the results. */
import type { Audit } from "../audit.ts";
import { answerSentence } from "./answer-sentence.ts";
import { cleanExtraction } from "./clean-extraction.ts";
import { definitions } from "./definitions.ts";
import { earlyAnswer } from "./early-answer.ts";
import { faqBlock } from "./faq-block.ts";
import { headingOrder } from "./heading-order.ts";
import { headingPresence } from "./heading-presence.ts";
import { passageLength } from "./passage-length.ts";
import { readability } from "./readability.ts";
import { sectionAnswers } from "./section-answers.ts";
import { stepList } from "./step-list.ts";
import { summaryBlock } from "./summary-block.ts";

export const contentStructure: readonly Audit[] = [
  answerSentence,
  cleanExtraction,
  definitions,
  earlyAnswer,
  faqBlock,
  headingOrder,
  headingPresence,
  passageLength,
  readability,
  sectionAnswers,
  stepList,
  summaryBlock,
];
