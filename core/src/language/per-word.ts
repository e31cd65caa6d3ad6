/** Caches what depends on a word alone: it is the same on every page, and most words of a page also occur on the one before. */

/** The words of a language that a page is likely to use. When full it starts again: a page of made-up words must not stay. */
const MAX_WORDS = 20_000;
/** A longer slice shares the text it was cut from, so remembering it would keep a whole page in memory. */
const MAX_LENGTH = 12;

export function perWord<Value>(read: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const value = read(word);
    if (word.length > MAX_LENGTH) return value;
    if (known.size >= MAX_WORDS) known.clear();
    known.set(word, value);
    return value;
  };
}
