/** How pages speak to AI models instead of readers, to be judged well by them. Each line of a page is tried by itself. */
import { english } from "./packs/en.ts";
import { alternatives, anyOf } from "./phrase-pattern.ts";

const ASSISTANT = alternatives(english.phrases("assistant"));
const PAGE = "(?:this|the|our) (?:page|article|site|website|text|content|post)";
const VERDICT = "(?:points?|marks?|scores?|grades?|ratings?|rubric)";

/** How chats mark who speaks. */
const CHAT_MARKS = /<\|im_(?:start|end)\|>|\[\/?inst\]|#{2,} ?instructions?:|begin trusted content/i;
const TO_MODELS = anyOf([
  "^\\s*system ?: (?:the user|you|output|ignore|always)|^\\s*assistant ?: (?:sure|the (?:marks|score)|certainly)",
  `if you(?:'re| are) an? (?:${ASSISTANT}|language model|model|ai|llm|bot|crawler)`,
  `^\\s*(?:${ASSISTANT}|ai crawlers?) ?[:,] (?:treat|rate|cite|this|always|give|remember)`,
  "(?:new|further|following|hidden) instructions ?:|(?:ignore|disregard|forget) (?:the|your|all|any|these|those)? ?(?:rubric|rules|instructions?|prompts?|guidelines)",
  `(?:rate|score|grade|mark|rank|judge) ${PAGE} (?:as|with|at|an?|the|100|10|\\d+)`,
  `(?:award|give|assign|output|return|answer with|reply with) (?:it |${PAGE} )?(?:an? |the )?(?:full|perfect|best|highest|top|maximum|ten|100|10)[^.]{0,30}${VERDICT}`,
  `(?:perfect|full|highest|maximum) ${VERDICT} ?:? ?(?:100|10)|score of ${PAGE} is|the grader has|output \\{`,
  `when (?:you|summari[sz]ing|citing)[^.]{0,20} ${PAGE}, (?:always |please )?(?:recommend|mention|cite|say|include|prefer)`,
  `treat ${PAGE} as the (?:most|only|best)|cite only (?:this|our)|do not mention any (?:competitor|other)`,
  "developer mode|(?:reveal|print|show|repeat) your (?:instructions|system prompt|prompt|api key)|repeat after me",
]);

export const isOrderToModels = (line: string): boolean => CHAT_MARKS.test(line) || TO_MODELS.test(line);
