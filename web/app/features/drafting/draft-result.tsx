/** The reading of a draft and the edits worth most, each with the words it is about. */
import type { DraftReading } from "@citeworthy/core/drafts/draft-reading";
import { KIND_LABEL } from "@citeworthy/core/product/page-kinds";
import { Highlight } from "../../ui/figures/highlight.tsx";
import { TinyRing } from "../../ui/figures/tiny-ring.tsx";
import { CopyButton } from "../../ui/parts/copy-button.tsx";

const ANSWER = {
  answers: "Your answer",
  closest: "Closest to an answer",
  none: "No sentence answers the question by itself.",
} as const;

export function DraftResult({ result: { reading, edits, score } }: { result: DraftReading }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <TinyRing score={score} />
        <p className="text-14 text-quiet">The text alone: a page adds its markup, date and author.</p>
      </div>
      {reading && (
        <dl className="grid grid-cols-1 gap-3">
          <Fact term="Kind">{KIND_LABEL[reading.kind]}</Fact>
          <Fact term="Question">{reading.question || "not clear yet"}</Fact>
          <Fact term={reading.answer.level === "none" ? "Answer" : ANSWER[reading.answer.level]}>
            {reading.answer.level === "none" ? (
              ANSWER.none
            ) : (
              <Highlight>{reading.answer.sentences[0] ?? ""}</Highlight>
            )}
          </Fact>
        </dl>
      )}
      <div className="grid grid-cols-1 gap-2">
        <h3 className="text-22">Do this next</h3>
        {edits.length === 0 ? (
          <p className="text-quiet">Nothing you must do.</p>
        ) : (
          <ol className="border-b border-line">
            {edits.map((edit) => (
              <EditItem key={`${edit.about} ${edit.fault} ${edit.at}`} edit={edit} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function EditItem({ edit }: { edit: DraftReading["edits"][number] }) {
  return (
    <li className="grid grid-cols-1 gap-1.5 border-t border-line py-4">
      <p className="font-serif text-18 font-medium">{edit.fault}</p>
      {(edit.before ?? edit.at) && (
        <p className="text-14 break-words">
          <Highlight>{edit.before ?? edit.at}</Highlight>
        </p>
      )}
      <p>{edit.do}</p>
      {edit.after && (
        <div className="grid gap-2 rounded-sm border border-line bg-surface p-3">
          <p className="break-words whitespace-pre-line">{edit.after}</p>
          <div>
            <CopyButton text={edit.after} label="Copy" />
          </div>
        </div>
      )}
      {edit.needs && <p className="text-14 text-quiet">You need to supply: {edit.needs}</p>}
    </li>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1 sm:grid-cols-[160px_minmax(0,1fr)]">
      <dt className="text-14 font-semibold text-quiet">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
