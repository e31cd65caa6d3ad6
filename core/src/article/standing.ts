/** Whether a sentence can stand without those around it, and what may be taken from among others. */
import type { SourceSentence } from "./source-text.ts";

/** Openings that lean on what was said before. */
const LEANING: Record<string, RegExp> = {
  en: /^\(?(?:this|that|these|those|it|its|it['’]s|they|their|them|he|she|his|her|him|we|i|i['’]\w+|our|my|here|there|such|both|so|but|and|or|nor|yet|still|also|even|instead|then|thus|hence|therefore|however|moreover|furthermore|additionally|meanwhile|otherwise|nevertheless|nonetheless|consequently|similarly|likewise|finally|besides|overall|again|indeed|of course|first|firstly|second|secondly|third|thirdly|next|last|lastly|after (?:that|this)|as (?:a result|mentioned|noted|such|above)|for (?:example|instance|this|that)|in (?:other words|addition|contrast|fact|this|that|short|turn|particular|the meantime)|on the (?:other|contrary)|to (?:do so|that end|this end)|by (?:contrast|doing|then)|at (?:the same time|that)|because of (?:this|that)|below|above|others?|another|each of|neither|either|one of (?:them|these)|some of (?:them|these)|most of (?:them|these)|the (?:former|latter|same|rest|others?|reason|result|two|three|first|second|third|next|last|above|following)|what['’]s more|not only|with (?:that|this|these|those|all)|given (?:that|this|these)|despite (?:that|this)|among (?:them|these|those)|here['’]s|there['’]s|that['’]s)\b|^(?:yes|no|well|okay|ok|sure|plus|oh|right)[,.]/i,
  de: /^["„»]?(?:das|dies|diese[rsmn]?|er|sie|es|wir|ich|ihr|ihre?|sein|seine?|hier|dort|dabei|damit|dafür|davon|dazu|daher|deshalb|darum|dann|doch|aber|und|oder|auch|jedoch|außerdem|zudem|allerdings|denn|so|solche?|beide|trotzdem|schließlich)\b/iu,
  fr: /^["«]?\s?(?:ce|cet|cette|ces|cela|ça|c['’]est|il|elle|ils|elles|on|nous|je|son|sa|ses|leurs?|mais|et|ou|donc|alors|ainsi|aussi|puis|ensuite|enfin|cependant|toutefois|pourtant|ici|là|en effet|par exemple|de plus)\b/iu,
  es: /^["«]?(?:este|esta|esto|estos|estas|ese|esa|eso|él|ella|ellos|ellas|nosotros|yo|su|sus|pero|y|o|también|además|así|entonces|luego|sin embargo|aquí|allí|por ejemplo|por eso|por lo tanto)\b/iu,
  it: /^["«]?(?:questo|questa|questi|queste|ciò|quello|quella|lui|lei|loro|noi|io|suo|sua|ma|e|o|anche|inoltre|così|quindi|poi|tuttavia|però|qui|lì|ad esempio|per questo)\b/iu,
  pt: /^["«]?(?:este|esta|isto|estes|estas|esse|essa|isso|ele|ela|eles|elas|nós|eu|seu|sua|mas|e|ou|também|além disso|assim|então|depois|porém|contudo|aqui|ali|por exemplo|por isso)\b/iu,
  nl: /^["“]?(?:dit|dat|deze|die|het|hij|zij|ze|wij|we|ik|zijn|haar|hun|maar|en|of|ook|bovendien|dus|dan|toch|echter|hier|daar|bijvoorbeeld|daarom)\b/iu,
};

/** Begins in the middle of something: a small letter, a dash, a bracket, a comma. */
const BROKEN = /^(?:\p{Ll}|[-–—,.;:)\]…])/u;

export const leans = (text: string, language: string): boolean =>
  BROKEN.test(text) || (LEANING[language] ?? LEANING.en)?.test(text) === true;

/** Says that a list comes, or names where things were taken from. */
const ANNOUNCING =
  /^(?:here are|these are|below (?:are|is)|the following)\b|\b(?:as follows|plus what['’]s)\b|^(?:sources?|references?|credits?|note|disclaimer|disclosure|update|correction|editor['’]s note)\s*:/i;
/** Speaks of the page or of what is beside it, or to someone. */
const OUTSIDE =
  /\b(?:this (?:study|post|article|guide|section|page|story|piece|blog|book|video|review)|as (?:above|below)|see (?:below|above)|(?:figure|table|chart) \d|pictured|shown (?:above|below|here)|click|scroll|subscribe|newsletter|sign up|sponsored|read (?:on|more)|coming (?:weeks|soon)|stay tuned|thank you|thanks for|for more|see also)\b/i;
const WITHIN = /\b(?:he|she|they|him|them|his|hers|their|theirs|these|those)\b/i;
const COMPARED =
  /\b(?:still|even|far|much) (?:more|less|\w+er)\b|\b(?:weaker|stronger|better|worse) still\b/i;
/** "The company", "a similar message": someone or something told of before. */
const POINTING =
  /^(?:the (?:company|firm|group|agency|team|man|woman|couple|pair|two|move|news|decision|report|study|researchers|authors|president|governor|suspect|victim|incident|change|service|device|app|site|law|bill|rule|deal|game|film|book|show)\b)|\bsimilar\b|\banother\b|^(?:the|that) same\b|\b(?:the|that) (?:latter|former)\b|\bas well\b|\btoo\.$/i;
const ORDERING =
  /^(?:get|run|use|try|make|pick|take|choose|add|start|keep|check|consider|imagine|think|remember|note|look|let|go|see|find|learn|discover|click|visit|buy|call|ask|put|set|give|avoid|heat|turn|pour|stir|mix|boil|bake|place|bring|cover|remove|repeat|combine|wash|drain|fill|compare|identify|don['’]t|do not|be|just|please|suppose|say you)\b/i;
export const isOrdering = (text: string): boolean => ORDERING.test(text);
const SUPPOSED = /\b(?:you|your)\b/i;
const ENDS = /[.!。！]["”’»)\]]*(?:\[\d{1,3}\])*$/u;
const SPOKEN = /^["“„«‘]|["”»]$/;

const BACK = /\b(?:it|this|that|they|them|these|those|he|she|him|her)\b/i;

/** Leans, or soon points to what stood before it: that must stay before it. */
export const followsOn = (text: string, language: string): boolean =>
  leans(text, language) || (language === "en" && BACK.test(text.split(" ").slice(0, 6).join(" ")));

/** Speaks for the house or asks for a call: true perhaps, but no finding of the text. */
const SELLING =
  /\b(?:we|our|us|i|my|me|i['’]m|i['’]ve|we['’]re|we['’]ve)\b|\b(?:contact|call|email|book|schedule|request|donate|order) (?:us|now|today|a (?:free )?(?:quote|demo|call|consultation)|via|your)\b|\b(?:get in touch|let['’]s|looking for|at the end of the day|in (?:summary|short|conclusion):|visit [A-Z]|free (?:quote|trial|consultation)|sign up|learn more|expert tip|meet the (?:experts|team)|(?:resources|links|list|table|chart|video|steps|tips) (?:below|above)|below (?:are|is))\b/i;

export const isSelling = (text: string): boolean => SELLING.test(text.replace(/[“"][^”"]*[”"]/g, ""));

/** How far a sentence is from standing alone, 0 to about 1.5: what is taken from its place must do so. */
export function dependence({ text, words }: SourceSentence, language: string): number {
  let sum = leans(text, language) ? 0.4 : 0;
  if (!ENDS.test(text)) sum += 0.5;
  if (words.length < 7) sum += 0.35;
  if (words.length > 45) sum += words.length > 60 ? 0.3 : 0.12;
  if (SPOKEN.test(text)) sum += 0.15;
  if (language !== "en") return sum;
  if (OUTSIDE.test(text) || ANNOUNCING.test(text)) sum += 0.35;
  if (WITHIN.test(words.slice(0, 8).join(" "))) sum += 0.2;
  if (COMPARED.test(text)) sum += 0.2;
  if (POINTING.test(text)) sum += 0.15;
  if (ORDERING.test(text)) sum += 0.25;
  if (SUPPOSED.test(words.slice(0, 6).join(" "))) sum += /^if\b/i.test(text) ? 0.25 : 0.12;
  if (/\b(?:I|we|my|our|me|us)\b/.test(words.slice(0, 8).join(" "))) sum += 0.2;
  return sum;
}
