/**
 * How pages speak to AI models instead of readers, to be judged well by them. Each sentence of a page is tried by itself.
 * Recipes, games, exams and articles about AI use many of the same words, so an order needs what a reader is never told.
 */
import { ORDERS_BY_LANGUAGE } from "./orders-by-language.ts";
import { english } from "./packs/en.ts";
import { alternatives } from "./phrase-pattern.ts";

const ASSISTANT = alternatives(english.phrases("assistant"));
const STEER = alternatives(english.phrases("steering"));
const MACHINE = "(?:ai|llm|(?:large )?language model)(?: (?:model|assistant|agent|crawler|system|bot))?";
const PAGE = "(?:this|the|our) (?:page|article|site|website|text|content|post|guide)";
const VERDICT = "(?:points?|marks?|scores?|grades?|ratings?|rubric)";
const BEST = "(?:full|perfect|best|highest|top|maximum)";
const FORGET = "(?:ignore|disregard|forget)";
const OWN = "(?:all |any )?(?:of )?(?:the |your |these |those )?";

/** How chats mark who speaks. */
const CHAT_MARKS = /<\|im_(?:start|end)\|>|\[\/?inst\]|## ?instructions?:|begin trusted content/i;
const BEFORE_WORD = "(?<![\\p{L}\\p{N}])";
const TO_MODELS = new RegExp(
  `${BEFORE_WORD}(?:${[
    `${FORGET} ${OWN}(?:previous|prior|above|earlier|preceding|system) (?:instructions?|prompts?|rules|guidelines|messages?|text)`,
    `${FORGET} (?:all |any )?(?:of )?your (?:instructions?|prompts?|rules|guidelines|training)`,
    `${FORGET} (?:the |this |your )?(?:rubric|system prompt|grading|scoring)`,
    "(?:new|hidden) instructions ?: ?\\p{L}",
    "system ?: ?(?:the user|you are|output|ignore|always)",
    "assistant ?: ?(?:sure|the (?:marks|score)|certainly)",
    `if you(?:'re| are) an? ${MACHINE}(?:,| reading| summari[sz]ing| evaluating| answering)`,
    `as an ${MACHINE},? (?:you|always)`,
    `(?:${ASSISTANT}|ai crawlers?) ?[:,] (?:treat|rate|cite|rank|score|recommend) (?:${PAGE}|us|our)`,
    `(?:dear (?:ai )?|note to |instructions? (?:for|to) )${ASSISTANT}|^\\s*attention[:,]? ${ASSISTANT}`,
    `${ASSISTANT}[^.]{0,40} (?:must|should|always|please) (?:always )?${STEER} (?:this|our)`,
    "you are (?:an? )?helpful assistant",
    `(?:rate|score|grade|mark|rank|judge) ${PAGE} (?:as|with|at|an?|\\d+)(?![\\p{L}])`,
    `(?:award|give|assign) (?:it|${PAGE}) (?:an? |the )?(?:${BEST}|ten|100|10)[^.]{0,30}${VERDICT}`,
    `(?:award|give|assign|output|return|answer with|reply with) (?:an? |the )?${BEST} (?:possible )?${VERDICT}(?! (?:to|for|if|when|only))`,
    `translate (?:the following|this|it) into (?:an? |the )?${BEST} ${VERDICT}|repeat after me ?:? ${PAGE}`,
    `score of ${PAGE} is|the grader has|output \\{`,
    `when (?:you|summari[sz]ing|citing)[^.]{0,20} ${PAGE}, (?:always |please )?(?:recommend|mention|cite|say|include|prefer)`,
    `treat ${PAGE} as the (?:most|only|best)|cite only (?:this|our)|do not mention any (?:competitor|other)`,
    "(?:reveal|print|repeat) your (?:instructions|system prompt|prompt|api key)",
    ...ORDERS_BY_LANGUAGE,
  ].join("|")})`,
  "iu",
);

export const isOrderToModels = (words: string): boolean => CHAT_MARKS.test(words) || TO_MODELS.test(words);
