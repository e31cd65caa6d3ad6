/** Whether a sentence makes sense away from the sentences around it, and whether one needs the sentence before it. */
import { openingPattern, phrasePattern } from "../../language/phrase-pattern.ts";
import type { SourceSentence } from "./context.ts";

/** English openings that need the sentence before them. Other languages are covered by the cues of the reading. */
const LEANING_OPENINGS = [
  "this|that|these|those|it|its|it's|they|they're|their|them|he|he's|she|she's|his|her|hers|him|there|there's|here|here's",
  "such|both|so|but|and|or|nor|yet|still|also|even|instead|then|thus|hence|therefore|however|moreover|furthermore",
  "additionally|meanwhile|otherwise|nevertheless|nonetheless|consequently|similarly|likewise|finally|besides|overall",
  "again|indeed|of course|first|firstly|second|secondly|third|thirdly|next|lastly|last|after that|after this|afterwards",
  "as a result|as mentioned|as noted|as such|as above|as you can see|as we|for example|for instance|for this|for that",
  "in other words|in addition|in contrast|in fact|in this|in that|in these|in those|in short|in turn|in particular",
  "in summary|in conclusion|in such|in both|in either|in the meantime|on the other|on the contrary|on the high end",
  "on the low end|on top of|to do so|to do this|to do that|to this|to that|by contrast|by doing|by this|by then",
  "at the same time|at that|at this|because of this|because of that|below|above|other|others|another|each of|neither",
  "either|one of them|one of these|some of them|some of these|most of them|most of these|all of these|all of them",
  "all this|all that|many of these|many of them|the former|the latter|the same|the rest|the other|the others|the reason",
  "the result|the two|the three|the above|the following|the first|the second|the third|the next|the last|the answer",
  "the idea|the point|the goal|the key|what's more|not only|with that|with this|with these|with those|with all|given that",
  "given this|given these|despite that|despite this|among them|among these|that's|what this|what that|when this|when that",
  "if so|if not|if this|if that|if it|when it|when they|if they|once it|once this|once they|until then|since then",
  "from there|from this|from that|from these|no wonder|either way|that said|that being said|having said|aside from",
  "apart from this|apart from that|beyond that|beyond this|rather|plus|well|okay|sure|yes|no|right|oh|exactly|luckily",
  "fortunately|unfortunately|sadly|surprisingly|interestingly|importantly|more importantly|clearly|obviously|naturally",
  "after analyzing the|after reviewing the|after examining the|based on the results|based on the findings|the results|the findings",
  "in sum|to sum up|all in all|after all|just because|like this|under this|under these|through this|doing so|doing this|a similar|similar|the more|more than that",
].join("|");
const LEANS = openingPattern(LEANING_OPENINGS);
/** Starts in the middle of something. */
const BROKEN = /^(?:\p{Ll}|[-–—,.;:)\]…&])/u;

/** It needs what comes before it. */
export const leansBack = ({ text, candidate }: Pick<SourceSentence, "text" | "candidate">): boolean =>
  BROKEN.test(text) ||
  LEANS.test(text.replace(/^["“„«(]+/, "")) ||
  candidate?.features.starts.pointsBack === 1 ||
  candidate?.features.starts.continues === 1;

/** Says where on the page something is, or speaks about the page. */
const ABOUT_PAGE = phrasePattern(
  [
    "the above|as above|see above|above,|listed above|mentioned above|described above|shown above|see below|listed below|below are",
    "the following|as follows|aforementioned|former|latter|see also|see here|click|scroll|subscribe|newsletter|sign up|in this way",
    "this article|this post|this guide|this section|this page|this story|this piece|this blog|this video|this review|this list",
    "this tutorial|this chapter|this table|this chart|this figure|this image|this recipe|this case|this example|this method",
    "pictured|shown here|shown in|read on|read more|learn more|for more information|for more details|for more on|stay tuned",
    "coming soon|thank you|in that case|in this case|here's|let's|here are|similarly|the same|likewise|another one|these two",
  ].join("|"),
);
/** Adds to something said before. */
const ADDING = phrasePattern("also|another|again|additional|further|other");
const ADDED_AT_END = /\b(?:too|as well|either|instead|otherwise|again)[.]$/i;
const SINGULAR_SPEAKER = phrasePattern("I|I'm|I've|I'd|I'll|me|my|mine");
const PERSON = phrasePattern("he|she|him|his|her|hers|himself|herself");
const THING = phrasePattern("it|it's|its|they|they're|them|their|theirs|this|these|those|ones");
/** "The company", "the study": introduced in an earlier sentence, unless a name follows. */
const INTRODUCED = openingPattern(
  [
    "the company|the firm|the group|the agency|the team|the man|the woman|the couple|the pair|the move|the news|the decision",
    "the report|the study|the researchers|the authors|the president|the governor|the suspect|the victim|the incident|the change",
    "the service|the device|the app|the site|the law|the bill|the rule|the deal|the game|the film|the book|the show|the event",
    "the project|the program|the plan|the process|the product|the tool|the feature|the system|the method|the data|the results",
    "the survey|the paper|the post|the article|the problem|the solution|the issue|the trick|the good news|the bad news",
  ].join("|"),
);
const COMPARED = /\b(?:still|even|far|much) (?:more|less|\w+er)\b/i;
/** "It is best to": here "it" refers to nothing said before. */
const EMPTY_IT =
  /\bit(?:['’]s| is| was) (?:\w+ly |also )?(?:worth|best|better|true|important|possible|easy|hard|clear|likely|common|wise|safe|time|recommended|necessary|essential)\b/gi;
const ENDS = /[.。]["”’»)\]]*(?:\[\d{1,3}\])*$/u;
const BEGINS = /^[(]?[\p{Lu}\p{Lo}\d$€£]/u;
/** The one who is spoken of opens the sentence, by first and last name. */
const FULL_NAME = /^\p{Lu}[\p{L}.]+ \p{Lu}/u;

const MIN_WORDS = 7;
const MAX_WORDS = 40;
/** A pronoun this late has its noun before it in the sentence. */
const WORDS_BEFORE_PRONOUN = 4;

/** It can be quoted alone: it is complete, names its subject, and is about the topic instead of the page. */
export function standsAlone(sentence: SourceSentence): boolean {
  const { text, length } = sentence;
  if (length < MIN_WORDS || length > MAX_WORDS || !ENDS.test(text) || !BEGINS.test(text)) return false;
  if (leansBack(sentence) || INTRODUCED.test(text) || ABOUT_PAGE.test(text) || COMPARED.test(text))
    return false;
  if (ADDING.test(firstWords(text)) || ADDED_AT_END.test(text) || SINGULAR_SPEAKER.test(text)) return false;
  if (hasLoosePronoun(text.replace(EMPTY_IT, "")) || hasOpenMark(text)) return false;
  return sentence.candidate?.features.place.beforeList !== 1;
}

const OPENING_WORDS = 6;
const firstWords = (text: string) => text.split(/\s+/).slice(0, OPENING_WORDS).join(" ");

/** A pronoun that nothing before it in the sentence explains. */
function hasLoosePronoun(text: string): boolean {
  const before = (pattern: RegExp) => {
    const match = pattern.exec(text);
    return match ? text.slice(0, match.index).trim() : null;
  };
  const thing = before(THING);
  if (thing !== null && thing.split(/\s+/).filter(Boolean).length < WORDS_BEFORE_PRONOUN) return true;
  const person = before(PERSON);
  return person !== null && !FULL_NAME.test(person);
}

/** A bracket or quotation that is opened and not closed was cut in two. */
function hasOpenMark(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1;
  return count("(") !== count(")") || count("“") !== count("”") || count('"') % 2 === 1;
}
