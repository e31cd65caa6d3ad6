/** Whether the first sentence beneath a question answers it, puts the reader off, or speaks of something else. */
import { isDefinition } from "./definitions.ts";
import type { Sentence } from "./text.ts";
import { contentStems, wordsOf } from "./words.ts";

export const isQuestion = (text: string): boolean =>
  /[?？]\s*$/.test(text) || /^(?:who|what|when|where|why|how|which)\b.{6,}/i.test(text);

const LONGEST_ANSWER = 60;
const NUMBERING = /^[\s(#]*\d*[.):]*\s*(?:[Qq][.:]\s*)?/;

/** Praise for the question, a promise of an answer, a shrug: words in place of an answer. */
const EVASION = [
  /\b(?:great|good|excellent|fair|common|popular|frequent|tricky|interesting) question\b/i,
  /\b(?:glad you asked|read on|keep reading|stay tuned|find out (?:more|below|here)|learn more|click here|contact us|see below)\b/i,
  /\b(?:(?:many|most|some|lots of|plenty of) (?:people|readers|users|customers|of us|of you)|you|we|people) (?:(?:may|might|often|also|probably|will|all|always|get|are|be) ){0,3}(?:wonder(?:ing)?|ask(?:ing|ed)?)\b/i,
  /\b(?:let['’]?s|let us|we['’]?ll|we will|we are going to|i['’]?ll|i will|(?:this|the next) (?:section|article|post|guide|chapter) will) (?:\w+ )?(?:look|see|dive|delve|explore|explain|discuss|cover|find out|take|answer|talk|show|start by looking)\b/i,
  /\b(?:no (?:simple|easy|single|short|straightforward|one) answer|answer (?:may|might|will) surprise|not (?:so|that) (?:simple|easy)|it['’]s complicated|it is complicated|hard to say|wouldn['’]t you like to know)\b/i,
  /^(?:it|that|this|the answer|well,? it|well,? that)(?: (?:all|really|mostly))? depends\b/i,
  /^(?:have|did|do) you ever\b|^(?:before (?:we|you|i) |so,? you want|in today['’]s )/i,
];

/** Each kind of question, and what a sentence that answers it without repeating its words looks like. */
const KINDS: readonly { asks: RegExp; answered: (text: string) => boolean }[] = [
  {
    asks: /^how (?:much|many|long|often|far|fast|hot|cold|big|large|small|old|tall|high|deep|heavy|wide|soon|late|strong|expensive)\b|\b(?:ratio|temperature|price|cost|size|share|percentage|number|amount|rate|length|weight|dose|speed)\b/i,
    answered: (text) => isAmount(text),
  },
  {
    asks: /^(?:is|are|was|were|am|can|could|do|does|did|should|shall|will|would|may|must|has|have|had)\b/i,
    answered: (text) => SAYS_YES_OR_NO.test(text) || TELLS_HOW.test(text),
  },
  { asks: /\bwhy\b|\bhow come\b|\breasons?\b/i, answered: (text) => GIVES_CAUSE.test(text) },
  { asks: /^who(?:se|m)?\b/i, answered: (text) => NAMES.test(text) },
  { asks: /^(?:when|since when|until when)\b/i, answered: (text) => GIVES_TIME.test(text) || isAmount(text) },
  { asks: /^where\b/i, answered: (text) => GIVES_PLACE.test(text) },
  {
    asks: /^how\b|\bhow (?:to|do|can|should)\b|\bwhat (?:to do|should|do)\b/i,
    answered: (text) => TELLS_HOW.test(text) || ORDERS.test(text),
  },
  {
    asks: /^(?:what|which)\b/i,
    answered: (text) => isDefinition(text) || TELLS_HOW.test(text) || IS_ONE.test(text),
  },
];

const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|half|third|quarter|twice|once|double|several|a few|a couple|daily|weekly|monthly|yearly|every|free|nothing|zero|none|all of)\b/i;
const SAYS_YES_OR_NO =
  /^(?:yes|no|nope|yep|yeah|not|never|always|sometimes|usually|often|rarely|generally|typically|only|absolutely|definitely|certainly|of course|in (?:most|some|many|general)|ja|nein|oui|non|s[ií]|sì|sim|não|nee)(?![\p{L}])|\b(?:you|they|it|we|he|she) (?:can|cannot|can['’]t|should|shouldn['’]t|must|may|do|don['’]t|does|doesn['’]t|is|isn['’]t|are|aren['’]t|will|won['’]t|has|have|had|was|were|would|could)(?![\p{L}])/iu;
const GIVES_CAUSE =
  /\b(?:because|since|due to|thanks to|so that|as a result|owing to|caus(?:e|es|ed)|reasons?|leads? to|means?|makes?|lets?|allows?|helps?|keeps?|prevents?|therefore)\b|^(?:to|for|without|with)\b/i;
const NAMES =
  /^(?:\p{Lu}\p{Ll}+|[\p{Lu}\d]{2,})|\s\p{Lu}\p{Ll}+ \p{Lu}|\b(?:anyone|everyone|nobody|people|those who)\b/u;
const GIVES_TIME =
  /\b(?:19|20)\d\d\b|\b(?:when|whenever|after|before|until|during|once|as soon as|now|today|never|always|every|spring|summer|autumn|winter|morning|evening|night|noon|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;
const GIVES_PLACE =
  /^(?:in|on|at|near|under|above|behind|beneath|between|from|inside|outside|anywhere|everywhere)\b|\b(?:in|on|at|near|from|inside|under) (?:the |a |your )?\p{L}/iu;
/** An order, a means, or what one does. */
const TELLS_HOW =
  /^(?:by|with|through|using|simply|just|first|always|never|do not|don['’]t|use|add|start|begin|take|make|put|set|go|open|click|choose|pick|select|try|keep|mix|pour|write|find|check|follow|install|turn|press|place|cut|measure|run|create|get|buy|call|ask|apply|wait|grind|let|store|heat|cook|boil|bake|clean|wash|remove|replace|send|save|plan|look for|divide|multiply|count|compare|read the|visit|log in|sign in|enter|type|move|hold|avoid|ensure|give|bring|leave|fill|drink|eat|stir|rinse|dry|test|enable|disable|download|upload|update)\b|\b(?:should|must|need to|have to)\b|\b(?:you|one|we|they|i) (?:can|should|must|need|have to|will|could|may|do|use|start|begin|recommend|suggest|prefer)\b/i;
/** "Weigh the beans", "Pour it": a verb no list knows, by what follows it. */
const ORDERS =
  /^(?!(?:in|on|at|for|from|as|all|both|is|are|was|of|to|after|before|when|while|if|but|and|or|like|than|until)\b)\p{L}+ (?:the|an?|your|it|them|each|some|any|about|up|down|out|\d+)\b/iu;
/** "The best one is ...", "It is ...", "They are ...". */
const IS_ONE =
  /^(?:it|they|he|she|we|i|there|(?:the|an?|our|your|its|most|any|all)\b[^.!?]{1,60}?)\s(?:is|are|was|were|has|have|includes?|consists?|means?|costs?|takes?|uses?|happens?|contains?|will|would|can)\b/i;

const YEAR = /\b(?:1[5-9]|20)\d\d\b/g;
const isAmount = (text: string) => /\d/.test(text.replace(YEAR, "")) || NUMBER_WORD.test(text);

export const evades = (text: string): boolean => EVASION.some((pattern) => pattern.test(text));

/** `sentences` are those beneath the question, in order. What a line with a colon at its end leads to is the answer. */
export function repliesTo(question: string, sentences: readonly Sentence[]): boolean {
  const [first, second] = sentences;
  if (!first || first.kind === "image" || first.words.length > LONGEST_ANSWER) return false;
  const asked = question.replace(NUMBERING, "").trim();
  if (isQuestion(first.text) || (evades(first.text) && !/\d/.test(first.text))) return false;
  if (first.text.endsWith(":") && second) return true;
  const kind = KINDS.find(({ asks }) => asks.test(asked));
  if (kind?.answered(first.text)) return true;
  if (first.words.length < 4) return false;
  const named = new Set(contentStems(wordsOf(asked)));
  const opening = [...first.stems, ...(second?.stems ?? [])];
  return named.size > 0 && opening.some((stem) => named.has(stem));
}
