/** Sentences that were changed, added or removed. `more`: how many changed that aren't listed. */
import type { SentenceChange } from "@citeworthy/core/history/changed-sentences";
import { Rewording } from "../../../ui/history/rewording.tsx";
import { More } from "../../../ui/parts/more.tsx";

type SentenceChangesProps = { sentences: SentenceChange[]; more: number };

export function SentenceChanges({ sentences, more }: SentenceChangesProps) {
  const count = sentences.length + more;
  return (
    <More summary={`${count} ${count === 1 ? "sentence" : "sentences"} changed`}>
      <ul className="grid grid-cols-1 gap-3 text-14">
        {sentences.map(({ before, after }) => (
          <li key={`${before}|${after}`}>
            <Rewording before={before} after={after} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pt-2 text-14 text-quiet">and {more} more</p>}
    </More>
  );
}
