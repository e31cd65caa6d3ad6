/** A text with the words that decide a claim underlined: with a wave where they are wrong. */
import type { SupportVerdict } from "@citeworthy/core/cited/cited-view";
import type { Span } from "@citeworthy/core/visibility/answers/mentions";
import { inPlace } from "../../../ui/parts/in-place.tsx";

/** Every place of each word, in order and without overlaps. */
export function spansOf(text: string, words: readonly string[]): Span[] {
  const found = words
    .filter((word) => word !== "")
    .flatMap((word) => placesOf(text, word))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const apart: Span[] = [];
  for (const span of found) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span);
  return apart;
}

function placesOf(text: string, word: string): Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    places.push({ start: at, end: at + word.length });
  return places;
}

const UNDERLINE: Record<SupportVerdict, string> = {
  not_supported: "decoration-poor decoration-wavy",
  partly: "decoration-fair decoration-wavy",
  supported: "decoration-good",
  not_checked: "decoration-edge decoration-dotted",
};

type DecidingWordsProps = { text: string; words: readonly string[]; verdict: SupportVerdict };

export function DecidingWords({ text, words, verdict }: DecidingWordsProps) {
  const spans = spansOf(text, words);
  const cuts = spans.map(({ start, end }, at) => ({
    before: text.slice(at === 0 ? 0 : spans[at - 1]?.end, start),
    word: text.slice(start, end),
  }));
  return (
    <>
      {inPlace(cuts, ({ before, word }) => (
        <>
          {before}
          <b className={`underline decoration-2 underline-offset-4 ${UNDERLINE[verdict]}`}>{word}</b>
        </>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}
