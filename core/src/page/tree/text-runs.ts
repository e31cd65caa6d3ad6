/** Where runs of text end in the source, so that the tokenizer does not have to read them sign by sign. */

/** Up to a tag or a character reference. Where `<` opens no tag the text goes on, and the tokenizer reads it. */
export function endOfPlainText(source: string, start: number): number {
  const end = source.indexOf("<", start);
  if (end < 0) return -1;
  const reference = source.slice(start, end).indexOf("&");
  if (reference >= 0) return start + reference;
  return TAG_OPENS.test(source.slice(end, end + 3)) ? end : -1;
}

const TAG_OPENS = /^<\/?[a-z]/i;

/**
 * Up to the end tag, or to the end of a page without one. A script that holds `<!--` may hold end tags too, which only
 * the tokenizer tells apart.
 */
export function endOfRawText(source: string, start: number, tag: string): number {
  const endTag = new RegExp(`</${tag}[\\t\\n\\f\\r />]`, "gi");
  endTag.lastIndex = start;
  const end = endTag.exec(source)?.index;
  if (end === undefined) return source.length;
  return end > start && source.slice(start, end).includes("<!--") ? -1 : end;
}
