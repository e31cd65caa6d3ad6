/** Kinds of questions, and how to recognize an answer to each. */
import {
  alternatives,
  openingPattern,
  type Phrases,
  phrasePattern,
  WORD_END,
  WORD_START,
} from "../../language/phrase-pattern.ts";
import { isDefinition } from "./definitions.ts";
import * as say from "./reply-words.ts";

/** Two tables with a space and at most `between` words of a third between them. */
export function pairPattern(first: Phrases, second: Phrases, between = ""): RegExp {
  return new RegExp(
    `${WORD_START}${alternatives(first)}\\s${between}${alternatives(second)}${WORD_END}`,
    "iu",
  );
}

const SAYS_YES_OR_NO = openingPattern(say.YES_OR_NO);
const SAYS_IT_DOES = pairPattern(say.SUBJECT_PRONOUNS, say.AUXILIARIES);
const GIVES_CAUSE = phrasePattern(say.CAUSES);
const GIVES_PURPOSE = openingPattern("to|for|without|with");
const NAMES =
  /^(?:\p{Lu}\p{Ll}+|[\p{Lu}\d]{2,})|\s\p{Lu}\p{Ll}+ \p{Lu}|\b(?:anyone|everyone|nobody|people|those who)\b/u;
const GIVES_YEAR = /\b(?:19|20)\d\d\b/;
const GIVES_TIME = phrasePattern(say.TIMES);
const OPENS_WITH_PLACE = openingPattern(say.PLACES);
const GIVES_PLACE = /\b(?:in|on|at|near|from|inside|under) (?:the |a |your )?\p{L}/iu;
const INSTRUCTS = openingPattern(say.INSTRUCTIONS);
const OBLIGES = phrasePattern(say.DUTIES);
const ADVISES = pairPattern(say.ADVISERS, say.ADVICE_VERBS);
/** "Weigh the beans", "Pour it": a verb that no list holds is known by the word after it. */
const ORDERS = new RegExp(
  `^(?!${alternatives(say.NOT_AN_ORDER)}${WORD_END})\\p{L}+ (?:${alternatives(say.AFTER_AN_ORDER)}|\\d+)${WORD_END}`,
  "iu",
);
/** "It is ...", "They cost ...". */
const STATES = openingPattern(pairsOf("it|they|he|she|we|i|there", say.STATING_VERBS));
/** "The best one is ...". */
const STATES_OF_NOUN = new RegExp(
  `^(?:the|an?|our|your|its|most|any|all)${WORD_END}[^.!?]{1,60}?\\s${alternatives(say.STATING_VERBS)}${WORD_END}`,
  "iu",
);

function pairsOf(first: Phrases, second: Phrases): Phrases {
  return first
    .split("|")
    .flatMap((one) => second.split("|").map((other) => `${one} ${other}`))
    .join("|");
}

const YEAR = /\b(?:1[5-9]|20)\d\d\b/g;
const NUMBER_WORD = phrasePattern(say.NUMBER_WORDS);
const isAmount = (text: string) => /\d/.test(text.replace(YEAR, "")) || NUMBER_WORD.test(text);
const tellsHow = (text: string) => INSTRUCTS.test(text) || OBLIGES.test(text) || ADVISES.test(text);

type Kind = { asks: readonly RegExp[]; answered: (text: string) => boolean };

/** Each kind of question, and how to recognize an answer that doesn't repeat the question's words. */
export const KINDS: readonly Kind[] = [
  { asks: [openingPattern(say.AMOUNT_QUESTIONS), phrasePattern(say.AMOUNT_NOUNS)], answered: isAmount },
  {
    asks: [openingPattern(say.YES_NO_QUESTIONS)],
    answered: (text) => SAYS_YES_OR_NO.test(text) || SAYS_IT_DOES.test(text) || tellsHow(text),
  },
  {
    asks: [phrasePattern("why|how come|reason|reasons")],
    answered: (text) => GIVES_CAUSE.test(text) || GIVES_PURPOSE.test(text),
  },
  { asks: [openingPattern("who|whose|whom")], answered: (text) => NAMES.test(text) },
  {
    asks: [openingPattern("when|since when|until when")],
    answered: (text) => GIVES_YEAR.test(text) || GIVES_TIME.test(text) || isAmount(text),
  },
  {
    asks: [openingPattern("where")],
    answered: (text) => OPENS_WITH_PLACE.test(text) || GIVES_PLACE.test(text),
  },
  {
    asks: [
      openingPattern("how"),
      phrasePattern("how to|how do|how can|how should|what to do|what should|what do"),
    ],
    answered: (text) => tellsHow(text) || ORDERS.test(text),
  },
  {
    asks: [openingPattern("what|which")],
    answered: (text) =>
      isDefinition(text) || tellsHow(text) || STATES.test(text) || STATES_OF_NOUN.test(text),
  },
];
