/** Sentences that were changed, added or removed. `more`: how many changed that aren't listed. */
import type { SentenceChange } from "@citeworthy/core/projects/changed-sentences";
import { More } from "../../../ui/layout/more.tsx";

type SentenceChangesProps = { sentences: SentenceChange[]; more: number };

export function SentenceChanges({ sentences, more }: SentenceChangesProps) {
  const count = sentences.length + more;
  return (
    <More summary={`${count} ${count === 1 ? "sentence" : "sentences"} changed`}>
      <ul className="grid grid-cols-1 gap-3 text-14">
        {sentences.map(({ before, after }) => (
          <li key={`${before}|${after}`} className="grid gap-1 border-l-3 border-line pl-3">
            {before !== null && (
              <p className="text-quiet">
                <span className="sr-only">Before: </span>
                <del>{before}</del>
              </p>
            )}
            {after !== null && (
              <p>
                <span className="sr-only">Now: </span>
                <ins className="bg-accent-wash no-underline">{after}</ins>
              </p>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pt-2 text-14 text-quiet">and {more} more</p>}
    </More>
  );
}
