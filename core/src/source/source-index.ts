/**
 * Finds words of a page in its HTML source. Whitespace and tags don't count, so that a quote is found across links and
 * line breaks. A single pass, without a tree: the source may be anything.
 */
export type SourcePlace = { start: number; end: number };
export type SourceIndex = {
  /** Null if the words aren't in the source, as for texts that the engine composed. */
  find(quote: string): SourcePlace | null;
  /** Where the first tag of this name begins. */
  findTag(name: string): SourcePlace | null;
};

/** Entities that texts contain often. Others don't match, and the quote is searched by its beginning. */
const ENTITIES: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " },
  ...{ ndash: "–", mdash: "—", hellip: "…", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" },
  ...{ deg: "°", times: "×", euro: "€", pound: "£", copy: "©", middot: "·" },
};
/** Tokens of the source: what isn't shown, tags, entities, and single characters. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<[/!?a-z][^>]*>?|&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));|[\s\S]/gi;
/** A quote may end with an ellipsis that isn't on the page, or be cut in the middle of an entity. */
const MIN_BEGINNING = 24;

const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

function decoded(decimal?: string, hex?: string, name?: string): string | null {
  if (name !== undefined) return ENTITIES[name] ?? null;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

export function sourceIndex(html: string): SourceIndex {
  let text = "";
  const starts: number[] = [];
  for (const token of html.matchAll(TOKEN)) {
    const [whole, , decimal, hex, name] = token;
    const isCharacter = whole.length === 1 || whole.startsWith("&");
    const characters = isCharacter
      ? whole.length === 1
        ? whole
        : (decoded(decimal, hex, name) ?? whole)
      : "";
    for (const character of squeezed(characters)) {
      text += character;
      for (let unit = 0; unit < character.length; unit++) starts.push(token.index);
    }
  }
  const placeOf = (wanted: string): SourcePlace | null => {
    const at = wanted === "" ? -1 : text.indexOf(wanted);
    if (at < 0) return null;
    return { start: starts[at] ?? 0, end: (starts[at + wanted.length - 1] ?? 0) + 1 };
  };
  return {
    find(quote) {
      const wanted = squeezed(quote).replace(/(?:…|\.\.\.)$/, "");
      return (
        placeOf(wanted) ?? (wanted.length > MIN_BEGINNING ? placeOf(wanted.slice(0, MIN_BEGINNING)) : null)
      );
    },
    findTag(name) {
      const found = new RegExp(`<${name}\\b[^>]*>?`, "i").exec(html);
      return found && { start: found.index, end: found.index + found[0].length };
    },
  };
}
