/** What a row of the story says: its finding with the words that show it, or the names of what it stands for. */
import { isListOfNames, type StoryRow } from "@citeworthy/core/report/score-story";
import { Highlight } from "../../../ui/figures/highlight.tsx";

export function RowWords({ row }: { row: StoryRow }) {
  if (isListOfNames(row))
    return (
      <p>
        <b className="font-semibold">{row.title}:</b> {row.found}
      </p>
    );
  return (
    <>
      <p className="font-semibold">{row.found}</p>
      {row.quote !== null && (
        <blockquote className="font-serif leading-[1.6]">
          <Highlight>{row.quote}</Highlight>
        </blockquote>
      )}
    </>
  );
}
