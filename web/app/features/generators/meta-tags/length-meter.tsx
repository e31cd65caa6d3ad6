/** Shows how long a text is compared with what search results show. The text repeats what the bar shows. */
import { characters, pixels, type SnippetLength } from "@citeworthy/core/generators/snippet-width";

const METER_SCALE = 1.3;

function verdict(count: number, width: number, { least, most, pixels: widest }: SnippetLength): string {
  if (count > most || width > widest) return "Search results may cut this off.";
  return count < least ? "You have room for more." : "Fits in search results.";
}

export function LengthMeter({ text, length }: { text: string; length: SnippetLength }) {
  const count = characters(text);
  const width = pixels(text, length.size);
  const scale = length.most * METER_SCALE;
  const percent = (value: number) => `${Math.min(100, (value / scale) * 100)}%`;
  return (
    <div className="grid max-w-140 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 text-14 text-quiet">
      <div aria-hidden="true" className="relative h-3 rounded-xs bg-ink/7">
        <div
          className="absolute inset-y-0 bg-good/30"
          style={{ left: percent(length.least), right: `calc(100% - ${percent(length.most)})` }}
        />
        <div
          className="absolute -inset-y-1 w-1 rounded-full bg-ink"
          style={{ left: `calc(${percent(count)} - 2px)` }}
        />
      </div>
      <span className="tabular">{count} characters</span>
      <p className="col-span-2">
        Good length: {length.least} to {length.most}. {verdict(count, width, length)}{" "}
        <span className="tabular">
          About {width} of {length.pixels} pixels.
        </span>
      </p>
    </div>
  );
}
