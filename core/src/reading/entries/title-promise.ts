/** What a title promises: how many things, a list, or one answer. */
import type { LanguagePack } from "../../language/language-pack.ts";
import type { PhraseRole } from "../../language/roles.ts";
import { lowerWords } from "../../language/words.ts";
import { cuedSentence, placesOf } from "../../sentences/sentence.ts";

export type TitlePromise = {
  /** "10 best ways"; 0 where the title names no number of things. */
  count: number;
  /** It has a number or a word such as "ways" or "best". */
  isList: boolean;
  /** It asks for a figure, a reason or a story: the page's sections aren't the answer. */
  asksForOne: boolean;
  /** Tips and the like are followed, not chosen from. */
  isAdvice: boolean;
  /** Myths and mistakes, which would read as advice without their correction. */
  isFalse: boolean;
};

const NUMBER = /(?:^|\s)#?(\d{1,2})\b(?!\s*(?:%|°|x\b|[:/.,]\d))/gi;

export function titlePromise(title: string, pack: LanguagePack | null): TitlePromise {
  const sentence = cuedSentence(title, pack);
  const has = (role: PhraseRole) => placesOf(sentence, role).length > 0;
  const count = countIn(title, pack);
  return {
    count,
    isList: count > 0 || has("listed"),
    asksForOne: count === 0 && has("oneAnswer"),
    isAdvice: has("advised"),
    isFalse: has("falseClaim"),
  };
}

function countIn(title: string, pack: LanguagePack | null): number {
  const isTime = (rest: string) => pack?.words("timeUnit").has(lowerWords(rest)[0] ?? "") === true;
  const counts = [...title.matchAll(NUMBER)].filter(
    (match) => !isTime(title.slice(match.index + match[0].length)),
  );
  return Number(counts[0]?.[1] ?? 0);
}
