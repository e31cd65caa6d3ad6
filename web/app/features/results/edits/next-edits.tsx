/** Do this next: the few edits that matter most for this page. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import type { NextView } from "../result-view.ts";
import { EditRow } from "./edit-row.tsx";

type NextEditsProps = { next: NextView; result: AnalysisResult };

const COUNT = ["No", "One", "Two", "Three"];
const countWords = (count: number) => `${COUNT[count] ?? count} ${count === 1 ? "edit" : "edits"}`;

function NothingToDo({ score }: { score: number }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-6">
      <div className="grid gap-2">
        <h2 className="text-28">Nothing you must do</h2>
        <p className="max-w-[52ch] text-quiet">
          We found no edit that has to come first. The sections below list smaller ones. Analyze the page
          again when its facts change.
        </p>
      </div>
      <TinyRing score={score} />
    </Card>
  );
}

export function NextEdits({ next: { edits }, result }: NextEditsProps) {
  if (edits.length === 0) return <NothingToDo score={result.score.score} />;
  // A failed requirement limits every section, so points earned below it would not show in the score.
  const isLimited = result.gates.some(({ passed }) => !passed);
  return (
    <Card padded={false} role="region" aria-labelledby="do-next" className="overflow-hidden">
      <header className="px-5 pt-5 pb-4 md:px-8 md:pt-6">
        <h2 id="do-next" className="text-28">
          Do this next
        </h2>
        <p className="text-14 text-quiet">{countWords(edits.length)}, the most valuable first.</p>
      </header>
      <ol>
        {edits.map((edit, index) => (
          <EditRow key={edit.fault} edit={edit} number={index + 1} />
        ))}
      </ol>
      <footer className="border-t border-line bg-wash px-5 py-3.5 text-14 md:px-8">
        <p>
          {isLimited
            ? "The score can't rise above 40 until the problem above is fixed."
            : "Analyze the page again after your edits to see what they changed."}
        </p>
      </footer>
    </Card>
  );
}
