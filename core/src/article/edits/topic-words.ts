/** How the subject is named where the text around it is missing: in the words of the page's question. */

import type { Lexicon } from "../../language/lexicon.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives, escapePattern } from "../../language/phrase-pattern.ts";
import { wordsOf } from "../../language/words.ts";
import type { ArticleEditContext } from "./context.ts";

const MAX_SENTENCES = 300;

/** The thing the page is about, as its text speaks of it; `null` where the question's words make no such thing. */
export function topicName({
  source: { title },
  reading,
  sentences,
  facts,
}: Pick<ArticleEditContext, "source" | "reading" | "sentences" | "facts">): string | null {
  const lexicon = facts.lexicon();
  const texts = sentences.slice(0, MAX_SENTENCES).map(({ text }) => text);
  const topic = asMany(asSpoken(topicOf(reading.question, texts, lexicon), texts), texts);
  return !isTornOff(topic, title) && isNounPhrase(topic, texts, lexicon) ? topic : null;
}

const MAX_PHRASE_WORDS = 3;
const MIN_WORD_LENGTH = 3;
const isTerm = (word: string, lexicon: Lexicon): boolean =>
  !lexicon.isStopWord(word) && word.length >= MIN_WORD_LENGTH;

/** The longest run of the question's words that the text repeats; else its word that the text uses most. */
function topicOf(question: string, texts: readonly string[], lexicon: Lexicon): string {
  const words = wordsOf(question);
  const spoken = texts.map((text) => text.toLowerCase());
  const times = (phrase: string) => spoken.filter((text) => text.includes(phrase.toLowerCase())).length;
  const mostUsed = (phrases: readonly string[]) =>
    phrases
      .map((phrase) => ({ phrase, count: times(phrase) }))
      .toSorted((one, other) => other.count - one.count)[0];
  for (let size = MAX_PHRASE_WORDS; size >= 2; size--) {
    const best = mostUsed(runsOf(words, size, lexicon));
    if (best && best.count >= 2) return best.phrase;
  }
  return mostUsed(words.filter((word) => isTerm(word, lexicon)))?.phrase ?? question;
}

function runsOf(words: readonly string[], size: number, lexicon: Lexicon): string[] {
  return words.flatMap((_word, at) => {
    const run = words.slice(at, at + size);
    const isRun = run.length === size && !run.some(lexicon.isStopWord);
    const edges = [run[0] ?? "", run.at(-1) ?? ""];
    return isRun && edges.every((word) => isTerm(word, lexicon)) ? [run.join(" ")] : [];
  });
}

/** A title's capitals are often only the title's. */
function asSpoken(phrase: string, texts: readonly string[]): string {
  const small = phrase.toLowerCase();
  const times = (form: string) => texts.filter((text) => text.indexOf(form) > 0).length;
  return times(small) >= times(phrase) && times(small) > 0 ? small : phrase;
}

/** One of many is spoken of as all of them, where the text does so: "smartphones", not "smartphone". */
function asMany(phrase: string, texts: readonly string[]): string {
  const times = (form: RegExp) => texts.filter((text) => form.test(text)).length;
  const bare = phrase.replace(/[^\p{L}\p{N} ]/gu, "\\$&");
  const isOne = times(new RegExp(`\\b(?:an?|your|each|every) (?:\\w+ )?${bare}\\b`, "i")) > 0;
  return isOne && times(new RegExp(`\\b${bare}s\\b`, "i")) > 0 ? `${phrase}s` : phrase;
}

const LINKS = alternatives([...english.words("article", "preposition", "conjunction")]);
/** One word from the end of a name, as "Progress" is of "Work in Progress". */
const isTornOff = (topic: string, title: string): boolean =>
  !topic.includes(" ") && new RegExp(`\\b${LINKS}\\s+${escapePattern(topic)}\\b`, "i").test(title);

const BEFORE = new RegExp(
  `(?:^|\\b(?:new|${LINKS}|${alternatives([...english.words("demonstrative", "possessive")])}))\\s*$`,
  "i",
);
const VERBS = alternatives([...english.words("auxiliary", "modal", "interrogative", "speech"), "that"]);
const AFTER = new RegExp(`^\\s*(?:$|[.,;:)]|(?:${LINKS}|${VERBS})\\b)`, "i");
const MIN_MENTIONS = 2;

/** The text itself uses the words as a thing, at least twice: after an article or preposition, before a verb or a stop. */
function isNounPhrase(phrase: string, texts: readonly string[], lexicon: Lexicon): boolean {
  const words = wordsOf(phrase);
  if (words.length === 0 || words.length > MAX_PHRASE_WORDS) return false;
  if (!words.every((word) => isTerm(word, lexicon))) return false;
  const isName = words.every((word) => /^\p{Lu}/u.test(word)) && words.length >= 2;
  const uses = texts.filter((text) => {
    const at = text.indexOf(phrase);
    const isThing = at >= 0 && (isName || BEFORE.test(text.slice(0, at)));
    return isThing && AFTER.test(text.slice(at + phrase.length));
  });
  return uses.length >= MIN_MENTIONS;
}
