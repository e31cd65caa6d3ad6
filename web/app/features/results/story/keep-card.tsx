/** Keep this: what is better than usual, with the words that show it, and which checks have no number. */
import { isListOfNames, type StoryRow, sectionOf, storyOf } from "@citeworthy/core/report/score-story";
import { signed } from "@citeworthy/core/score/signed";
import { Card } from "../../../ui/parts/card.tsx";
import type { ResultView } from "../result-view.ts";
import { NoNumber } from "./no-number.tsx";
import { RowWords } from "./row-words.tsx";

export const keepId = ({ id }: Pick<StoryRow, "id">): string => `keep-${id}`;

function Row({ row }: { row: StoryRow }) {
  return (
    <li
      id={keepId(row)}
      className="grid scroll-mt-24 grid-cols-[48px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-t border-line px-5 py-3.5 md:grid-cols-[56px_minmax(0,1fr)_190px] md:gap-x-5 md:px-8"
    >
      <span className="tabular font-serif text-18 font-medium text-good">
        {signed(row.difference)}
        <span className="sr-only"> points</span>
      </span>
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <RowWords row={row} />
      </div>
      <p className="text-14 text-quiet max-md:col-start-2">
        {!isListOfNames(row) && row.title}
        <span className="block">{sectionOf(row)}</span>
      </p>
    </li>
  );
}

export function KeepCard({ view: { result } }: { view: ResultView }) {
  const story = storyOf(result);
  if (story === null) return null;
  const { better, added } = story;
  return (
    <Card padded={false} role="region" aria-label="Better than usual" className="overflow-hidden">
      {better.length > 0 && (
        <>
          <header className="px-5 pt-5 pb-4 md:px-8 md:pt-6">
            <h2 className="text-28">Keep this</h2>
            <p className="text-14 text-quiet">
              {better.length === 1
                ? `This adds ${added.toFixed(1)} points.`
                : `What is better than usual, the most valuable first. Together it adds ${added.toFixed(1)} points.`}
            </p>
          </header>
          <ul>
            {better.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </>
      )}
      <NoNumber result={result} className="border-t border-line bg-wash px-5 md:px-8" />
    </Card>
  );
}
