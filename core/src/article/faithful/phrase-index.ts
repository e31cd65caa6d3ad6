/** Finds runs of words in a long text without reading it again for each. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

type PhraseIndex = (phrase: string) => boolean;

export function phraseIndex(texts: readonly string[]): PhraseIndex {
  const words: string[] = [];
  const places = new Map<string, number[]>();
  for (const text of texts) {
    for (const word of wordsOf(text)) {
      const known = places.get(word);
      if (known) known.push(words.length);
      else places.set(word, [words.length]);
      words.push(word);
    }
    // A run does not go from one text into the next.
    words.push("\n");
  }
  const answers = new Map<string, boolean>();
  return (phrase) => {
    const known = answers.get(phrase);
    if (known !== undefined) return known;
    const answer = stands(wordsOf(phrase), words, places);
    answers.set(phrase, answer);
    return answer;
  };
}

function stands(
  run: readonly string[],
  words: readonly string[],
  places: ReadonlyMap<string, number[]>,
): boolean {
  const times = (word: string) => places.get(word)?.length ?? 0;
  const rarest = run.reduce((best, word, at) => (times(word) < times(run[best] ?? "") ? at : best), 0);
  const starts = places.get(run[rarest] ?? "") ?? [];
  return starts.some((place) => run.every((word, at) => words[place - rarest + at] === word));
}
