/** Words of a page, letter for letter, and where on the page they are. */
import type { PageQuote } from "@citeworthy/core/cited/cited-view";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { numberText } from "../../../ui/figures/number-text.ts";

export function placeWords({ under, wordsBefore }: PageQuote): string {
  const words = `${numberText(wordsBefore)} ${wordsBefore === 1 ? "word" : "words"}`;
  const depth = wordsBefore === 0 ? "at the very top" : `${words} into the page`;
  return under ? `Under “${under}”, ${depth}` : `${depth[0]?.toUpperCase()}${depth.slice(1)}`;
}

type QuotedWordsProps = { quote: PageQuote; withPlace?: boolean };

export function QuotedWords({ quote, withPlace = false }: QuotedWordsProps) {
  return (
    <div className="grid gap-1">
      <blockquote className="font-serif text-16 leading-relaxed wrap-anywhere">
        <Highlight>{quote.text}</Highlight>
      </blockquote>
      {withPlace && <p className="text-14 text-quiet wrap-anywhere">{placeWords(quote)}</p>}
    </div>
  );
}
