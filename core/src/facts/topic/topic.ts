/** What the page is about, in those words of its title that the text uses most. */
import type { Query } from "../text/query.ts";
import type { Text } from "../text/text.ts";
import { isStopWord, wordsOf } from "../text/words.ts";

const MAX_PHRASE_WORDS = 3;
const MAX_SENTENCES = 300;

/** The longest run of the title's words that the text repeats; else its weightiest word that occurs; else the title. */
export function readTopic(query: Query, text: Text): string {
  const words = wordsOf(query.text);
  const spoken = text.sentences.slice(0, MAX_SENTENCES).map((sentence) => sentence.text.toLowerCase());
  const times = (phrase: string) =>
    spoken.filter((sentence) => sentence.includes(phrase.toLowerCase())).length;
  for (let size = MAX_PHRASE_WORDS; size >= 2; size--) {
    const runs = words.flatMap((_word, at) => {
      const run = words.slice(at, at + size);
      const edges = [run[0] ?? "", run.at(-1) ?? ""];
      return run.length === size && !run.some(isStopWord) && edges.every((word) => word.length > 2)
        ? [run.join(" ")]
        : [];
    });
    const best = runs
      .map((run) => ({ run, count: times(run) }))
      .toSorted((one, other) => other.count - one.count)[0];
    if (best && best.count >= 2) return best.run;
  }
  const terms = query.terms
    .filter((term) => term.weight >= 0.5 && term.word.length > 2)
    .map((term) => ({ word: term.word, count: times(term.word) }))
    .toSorted((one, other) => other.count - one.count);
  return terms[0]?.word ?? query.text;
}
