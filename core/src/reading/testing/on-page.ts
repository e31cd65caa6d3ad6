/** Whether words are on a page, found out without the engine: markup off, entities resolved, white space ignored. */

const ENTITIES: readonly [RegExp, string][] = [
  [/&nbsp;/g, " "],
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
  [/&quot;/g, '"'],
  [/&#39;|&apos;/g, "'"],
  [/&amp;/g, "&"],
];
const letters = (text: string) => text.replace(/\s+/g, "");

/** The letters a reader of the page can see, with the title. */
export function lettersOf(html: string): string {
  const visible = html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<!--.*?-->/gs, "");
  const text = visible.replace(/<[^>]+>/g, "");
  return letters(ENTITIES.reduce((resolved, [entity, sign]) => resolved.replace(entity, sign), text));
}

/** The given words that are not on the page. */
export function missingFrom(html: string, quotes: readonly string[]): string[] {
  const page = lettersOf(html);
  return quotes.filter((quote) => !page.includes(letters(quote)));
}
