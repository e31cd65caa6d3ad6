/** The 25% line, with its source and a note that it is a prediction. */
import { SEARCH_PREDICTION } from "@citeworthy/core/product/search-prediction";
import { Highlight } from "../../ui/figures/highlight.tsx";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { Footnote, FootnoteText } from "../../ui/layout/footnote.tsx";
import { Section } from "../../ui/layout/section.tsx";

const { percent, by, sentence, source, url, outcome, caution } = SEARCH_PREDICTION;
const DROP = `${percent}% by ${by}`;
const [before = "", after = ""] = sentence.split(DROP);

/** One bar per percent; the ones the prediction removes are shorter. */
function Strokes() {
  return (
    <svg
      role="img"
      aria-label={`100 bars; the last ${percent} are shorter`}
      viewBox="0 0 300 24"
      className="h-6 w-75 max-w-full"
    >
      {Array.from({ length: 100 }, (_, index) => index).map((index) => {
        const kept = index < 100 - percent;
        return (
          <rect
            key={index}
            x={index * 3}
            y={kept ? 0 : 19}
            width="1"
            height={kept ? 24 : 5}
            className={kept ? "fill-ink" : "fill-quiet"}
          />
        );
      })}
    </svg>
  );
}

export function PredictionBand() {
  return (
    <Section band tight label="Why now">
      <div className="grid items-center gap-6 lg:grid-cols-[auto_1fr_auto] lg:gap-12">
        <div className="grid gap-2.5">
          <p className="font-serif text-48 leading-[0.9] font-medium tracking-[-0.02em]">{percent}%</p>
          <Strokes />
        </div>
        <div className="grid max-w-[52ch] gap-2">
          <p className="font-serif text-22 leading-[1.4]">
            {before}
            <Highlight>{DROP}</Highlight>
            {after}.<Footnote number={2} id="prediction" /> {outcome} What has been measured: more searches
            end without a click.
          </p>
          <FootnoteText number={2} id="prediction">
            <a href={url} className="text-quiet underline underline-offset-2 hover:text-ink" rel="noopener">
              {source}
            </a>{" "}
            {caution}
          </FootnoteText>
        </div>
        <ArrowLink to="/blog/gartner-25-percent-search-prediction">What the data show</ArrowLink>
      </div>
    </Section>
  );
}
