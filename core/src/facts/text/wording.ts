/** Counted turns of phrase. English only: the lists are. */
import { anyOf } from "../../language/phrase-pattern.ts";
import type { Sentence, Text } from "./text.ts";

const PHRASES = {
  hedge:
    /\b(?:might|maybe|perhaps|possibly|probably|presumably|arguably|seems?|seemingly|somewhat|sort of|kind of|in some cases|it could be|tends? to|more or less|to some extent|it depends)\b/gi,
  filler: anyOf(
    [
      "in today['’]s (?:\\w+[- ]?){1,3}(?:world|landscape|age|era)",
      "it['’]s (?:important|worth) (?:to note|noting|to remember)",
      "it is (?:important|worth) (?:to note|noting|to remember)|needless to say",
      "at the end of the day|when it comes to|in order to|the fact that|as a matter of fact",
      "let['’]s (?:dive|delve|take a look)|without further ado",
      "in this (?:article|post|guide|blog)|look no further|whether you['’]re an? ",
      "game[- ]changer|unlock the|ever[- ]evolving|fast[- ]paced",
    ],
    "gi",
  ),
  promotion: anyOf(
    [
      "world[- ]class|best[- ]in[- ]class|cutting[- ]edge|revolutionary",
      "state[- ]of[- ]the[- ]art|industry[- ]leading|market[- ]leading|unparalleled|unmatched",
      "amazing|incredible|awesome|one[- ]stop|next[- ]level|premier|must[- ]have|buy now",
      "sign up (?:now|today)|order now|contact us today|limited[- ]time|act now|don['’]t miss",
      "risk[- ]free|guaranteed results",
    ],
    "gi",
  ),
  firstPerson: /\b(?:I|I['’](?:m|ve|d|ll)|me|my|mine|myself)\b/g,
  cause:
    /\b(?:because|therefore|since|due to|as a result|consequently|which means|this means|leads? to|caus(?:es|ed|ing)|so that|in turn|thus|hence|the reason)\b/gi,
  absolute:
    /\b(?:always|never|guarantee[sd]?|undoubtedly|without (?:a )?doubt|everyone knows|nobody|the only way|proven to|100% (?:safe|effective|free of)|completely safe|of all time)\b/gi,
  vagueSource: anyOf(
    [
      "(?:many|some|most|several|leading) (?:experts?|studies|researchers|scientists|people (?:say|believe|think)|analysts)",
      "studies (?:show|have shown|suggest)|research (?:shows|suggests|indicates|has shown)",
      "experts? (?:say|agree|believe|recommend)|it is (?:said|believed|known|widely)|reportedly",
    ],
    "gi",
  ),
  balance:
    /\b(?:however|on the other hand|although|limitations?|drawbacks?|downsides?|disadvantages?|trade-?offs?|in contrast|not suitable|when not to|exceptions?|caveats?|despite|risks?)\b/gi,
  superlative:
    /\b(?:(?:the )?(?:best|greatest|fastest|easiest|cheapest|largest|finest|ultimate|perfect|leading|number one))\b/gi,
  ownData: anyOf(
    [
      "(?:we|our team|our (?:analysts|researchers|engineers)) (?:analy[sz]ed|surveyed|tested|measured|interviewed|compared|tracked|reviewed|collected|found)",
      "our (?:own )?(?:survey|study|data|analysis|research|tests?|benchmark|experiment|results)",
      "in our (?:tests?|survey|analysis|sample)",
    ],
    "gi",
  ),
} as const;

export type PhraseKind = keyof typeof PHRASES;
export type Wording = { sentence: Sentence; phrase: string };

/** Each sentence that has it, with the phrase as written; a sentence counts once. */
export function readWording(text: Text, phrase: PhraseKind): Wording[] {
  const pattern = PHRASES[phrase];
  const found: Wording[] = [];
  for (const sentence of text.sentences) {
    const match = sentence.text.match(pattern);
    if (match?.[0]) found.push({ sentence, phrase: match[0] });
  }
  return found;
}
