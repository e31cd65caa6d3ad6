/** Five marks that a connected model gave, what each rests on, and what they moved. */
import type { AnalysisResult, Section } from "@citeworthy/core/contract";
import {
  MARKED_SECTIONS,
  type MarkName,
  type ModelMark,
  type PageMarks,
} from "@citeworthy/core/contract/marks";
import { MARK_WORDS, markProblem, marksIn, marksProblem, movedBy } from "@citeworthy/core/report/mark-words";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";
import { More } from "../../../ui/parts/more.tsx";
import { titleOf } from "../sections/section-names.ts";
import { markId } from "./mark-ids.ts";
import { Pips } from "./pips.tsx";

type MarksAreaProps = { result: AnalysisResult; marks: PageMarks; model: string };

function MarkRow({ name, given }: { name: MarkName; given: ModelMark }) {
  const { title, asks } = MARK_WORDS[name];
  const problem = markProblem(given);
  return (
    <li
      id={markId(name)}
      className="grid scroll-mt-24 gap-x-6 gap-y-2 py-4 md:grid-cols-[140px_minmax(0,1fr)]"
    >
      <div className="grid content-start justify-items-start gap-1">
        <h4 className="font-sans text-16 font-semibold">{title}</h4>
        {problem === null && (
          <>
            <p>
              <span className="tabular font-serif text-28 leading-none">{given.mark}</span>{" "}
              <span className="text-14 text-quiet">of 10</span>
            </p>
            <Pips mark={given.mark} />
          </>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="text-14 text-quiet">{asks}</p>
        {problem && <p className="font-semibold">{problem}</p>}
        <p>{given.reason}</p>
        {given.quote !== "" && (
          <p className="font-serif wrap-anywhere">
            {given.fault === "quote" ? (
              <q className="text-quiet">{given.quote}</q>
            ) : (
              <Highlight>{given.quote}</Highlight>
            )}
          </p>
        )}
        {problem === null && given.missing !== "" && (
          <More summary="Why not 10?">
            <p>{given.missing}</p>
          </More>
        )}
      </div>
    </li>
  );
}

function Moved({ result, section }: { result: AnalysisResult; section: Section }) {
  const moved = movedBy(result, section);
  return (
    <p className="text-14 text-quiet">
      {moved === null ? "The marks don't change it." : `The marks change this section by ${moved}.`}
    </p>
  );
}

export function MarksArea({ result, marks, model }: MarksAreaProps) {
  const problem = marksProblem(marks, model);
  if (problem) return <Notice kind="info">{problem} The score is by our own rules.</Notice>;
  return (
    <section aria-labelledby="marks" className="border-t-2 border-ink pt-5">
      <header className="grid gap-2">
        <h2 id="marks" className="flex flex-wrap items-center gap-3 text-28">
          Five marks, and what they move <Badge tone="accent">Given by {model}</Badge>
        </h2>
        <p className="max-w-[70ch] text-14 text-quiet">
          From 0 to 10, each with its reason and the words that decided. Marks move a section by at most 30 of
          its 100 points.
        </p>
      </header>
      {MARKED_SECTIONS.map((section) => (
        <section
          key={section}
          aria-labelledby={`marks-${section}`}
          className="grid gap-x-12 border-b border-line py-3 lg:grid-cols-[260px_minmax(0,1fr)]"
        >
          <div className="grid content-start gap-2 py-4">
            <h3 id={`marks-${section}`} className="flex items-center justify-between gap-3 text-18">
              {titleOf(section)} <TinyRing score={result[section].score.score} word={false} />
            </h3>
            <Moved result={result} section={section} />
          </div>
          <ul className="divide-y divide-line">
            {marksIn(section).map((name) => (
              <MarkRow key={name} name={name} given={marks.marks[name]} />
            ))}
          </ul>
        </section>
      ))}
      <p className="pt-3 text-14 text-quiet">
        No mark counts in Technical Implementation and Content Freshness. Both are exact, with or without a
        model.
      </p>
    </section>
  );
}
