/** Which entries a piece of text names already. */

/** From this share of its words on, an entry counts as named. */
const NAMED_SHARE = 0.5;
const WORDS = /[\p{L}\p{N}]{4,}/gu;

/** Words of the title prove nothing: every text on the page has them. */
export function namedEntries(names: readonly string[], text: string, title: string): string[] {
  const [said, known] = [text.toLowerCase(), title.toLowerCase()];
  return names.filter((name) => {
    const all = name.toLowerCase().match(WORDS) ?? [];
    const own = all.filter((word) => !known.includes(word));
    const words = own.length > 0 ? own : all;
    return words.filter((word) => said.includes(word)).length > words.length * NAMED_SHARE;
  });
}
