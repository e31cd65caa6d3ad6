/** Do this next: the few edits that matter most for this page. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { FIRM } from "@citeworthy/core/score/bands";
import { tenths } from "@citeworthy/core/score/tenths";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import { More } from "../../../ui/parts/more.tsx";
import { AddEdit } from "../../../worklist/add-to-work-list.tsx";
import type { NextView } from "../result-view.ts";
import { type EditChoices, EditRow } from "./edit-row.tsx";

type NextEditsProps = { next: NextView; result: AnalysisResult; choices: EditChoices };

const COUNT = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];
const countWords = (count: number) => `${COUNT[count] ?? count} ${count === 1 ? "edit" : "edits"}`;
const letterOf = (at: number) => String.fromCharCode("a".charCodeAt(0) + at);

function NothingToDo({ result, model }: Pick<NextEditsProps, "result"> & { model: string | null }) {
  const { score } = result.score;
  // A model that proposes nothing is no praise for a page that scores less.
  const isFine = model !== null && score >= FIRM;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-6">
      <div className="grid gap-2">
        <h2 className="text-28">{isFine ? "Nothing you must change" : "No edit that we are sure of"}</h2>
        <p className="max-w-[52ch] text-quiet">
          {isFine
            ? "We found no fault that an editor would fix. Analyze the page again when its facts change."
            : model
              ? `By ${model} and our own rules.`
              : "By our own rules."}
        </p>
      </div>
      <TinyRing score={score} />
    </Card>
  );
}

/** For the author to decide: they change nothing by themselves. */
function Notes({ notes }: Pick<NextView, "notes">) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes" className="border-t border-line bg-wash px-5 py-4 md:px-8">
      <h3 id="notes" className="text-18">
        Notes from proofreading
      </h3>
      <p className="text-14 text-quiet">For you to decide. They don't change the score.</p>
      <ol className="grid gap-3 pt-3">
        {notes.map(({ id, fault, quotes }, at) => (
          <li key={id} id={id} className="grid scroll-mt-24 grid-cols-[24px_minmax(0,1fr)] gap-x-2">
            <span aria-hidden="true" className="font-serif text-18 text-accent">
              {letterOf(at)}
            </span>
            <div className="grid gap-1">
              <p className="font-semibold">{fault}</p>
              {quotes.map((quote) => (
                <p key={quote} className="font-serif wrap-anywhere">
                  <Highlight>{quote}</Highlight>
                </p>
              ))}
              <AddEdit id={id} title={fault} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const whoFound = (model: string | null) =>
  model === null
    ? "By our own rules: your own sentences, moved, and never new ones."
    : `Proposed by ${model} and our own rules, and compared with your page.`;

export function NextEdits({ next: { edits, more, notes, model }, result, choices }: NextEditsProps) {
  if (edits.length === 0 && notes.length === 0) return <NothingToDo result={result} model={model} />;
  const cost = tenths([...edits, ...more].reduce((sum, { points }) => sum + points, 0));
  // A failed requirement limits every section, so points earned below it would not show in the score.
  const isLimited = result.gates.some(({ passed }) => !passed);
  return (
    <Card padded={false} role="region" aria-labelledby="do-next" className="overflow-hidden">
      <header className="px-5 pt-5 pb-4 md:px-8 md:pt-6">
        <h2 id="do-next" className="text-28">
          Do this next
        </h2>
        <p className="text-14 text-quiet">
          {countWords(edits.length + more.length)}
          {cost > 0 ? `. Together they cost ${cost.toFixed(1)} points. ` : ". "}
          {whoFound(model)}
        </p>
      </header>
      <ol>
        {edits.map((edit) => (
          <EditRow key={edit.number} edit={edit} choices={choices} />
        ))}
      </ol>
      {more.length > 0 && (
        <div className="border-t border-line px-5 md:px-8">
          <More summary={`${countWords(more.length)} more, smaller ones`}>
            <ol className="-mx-5 md:-mx-8">
              {more.map((edit) => (
                <EditRow key={edit.number} edit={edit} choices={choices} />
              ))}
            </ol>
          </More>
        </div>
      )}
      <Notes notes={notes} />
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
