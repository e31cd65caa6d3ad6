/** The audits of the section "content strategy", in the order of the results. */
import type { Audit } from "../audit.ts";
import { answerSentence } from "./answer-sentence.ts";
import { definitions } from "./definitions.ts";
import { length } from "./length.ts";
import { measuredFacts } from "./measured-facts.ts";
import { promotionalWording } from "./promotional-wording.ts";
import { stuffing } from "./stuffing.ts";
import { titlePromise } from "./title-promise.ts";
import { topicFocus } from "./topic-focus.ts";

export const contentStrategy: readonly Audit[] = [
  answerSentence,
  definitions,
  length,
  measuredFacts,
  promotionalWording,
  stuffing,
  titlePromise,
  topicFocus,
];
