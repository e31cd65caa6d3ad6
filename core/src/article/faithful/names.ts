/** Proper names in running text: words with a capital where grammar asks for none. */

import { wordsOfAll } from "../../language/packs/all.ts";
import { english } from "../../language/packs/en.ts";
import { alternatives } from "../../language/phrase-pattern.ts";

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'’.&+-]*/gu;
const CAPITAL = /^\p{Lu}/u;
/** Small words inside a name. */
const PARTICLES = new Set([
  ...wordsOfAll("nameParticle"),
  ...english.words("article", "preposition", "conjunction"),
]);
const SPEAKS = new RegExp(`^\\s+${alternatives([...english.words("speech", "finding", "firmVerb")])}\\b`);

export type Name = { text: string; isFirst: boolean };

const bare = (token: string) => token.replace(/['’]s$|[.'’&+-]+$/u, "");

/** Runs of capital words. A single word that opens a sentence counts only where it does what people and firms do. */
export function namesIn(sentence: string): Name[] {
  const tokens = [...sentence.matchAll(TOKEN)].map((match) => ({
    text: bare(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const names: Name[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at];
    if (!first || !isNameWord(first.text)) continue;
    const run = [first];
    for (let next = at + 1; next < tokens.length; next++) {
      const token = tokens[next];
      const before = run.at(-1);
      if (!token || !before || sentence.slice(before.end, token.start) !== " " || !CAPITAL.test(token.text))
        break;
      run.push(token);
    }
    at += run.length - 1;
    const isFirst = opensSentence(sentence, first.start);
    const last = run.at(-1) ?? first;
    const counts =
      !isFirst ||
      run.length > 1 ||
      SPEAKS.test(sentence.slice(last.end)) ||
      /\p{Lu}.*\p{Lu}/u.test(first.text);
    if (counts) names.push({ text: run.map((token) => token.text).join(" "), isFirst });
  }
  return names;
}

const isNameWord = (word: string): boolean =>
  CAPITAL.test(word) &&
  word.length > 1 &&
  !PARTICLES.has(word.toLowerCase()) &&
  !/^I(?:['’]\w+)?$/.test(word);

const opensSentence = (sentence: string, at: number): boolean =>
  /(?:^|[.!?:…]["”’)]*\s+|["“„«(‘])$/u.test(sentence.slice(0, at));

/** The words of a name without the small ones at its edges that a sentence's start gave a capital. */
export const nameWords = ({ text, isFirst }: Name, isStopWord: (word: string) => boolean): string[] => {
  const words = text.split(" ");
  return isFirst && words.length > 1 && isStopWord(words[0] ?? "") ? words.slice(1) : words;
};
