/** A sentence cut into words, with what stands around each. Hyphens part words: "open-desk" is said as "open desk" too. */
import { evenText } from "./even-text.ts";

export type Token = {
  /** As written, and lower-cased without the ending of a possessive. */
  written: string;
  word: string;
  /** The signs before it and after it, up to the neighbouring words. */
  before: string;
  after: string;
};

const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['.,&](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*\+?/gu;

export function tokensOf(text: string): Token[] {
  const even = evenText(text);
  const matches = [...even.matchAll(TOKEN)];
  return matches.map((match, at) => {
    const end = match.index + match[0].length;
    const previous = matches[at - 1];
    return {
      written: match[0],
      word: match[0].toLowerCase().replace(/'s$/, ""),
      before: even.slice(previous ? previous.index + previous[0].length : 0, match.index),
      after: even.slice(end, matches[at + 1]?.index),
    };
  });
}
