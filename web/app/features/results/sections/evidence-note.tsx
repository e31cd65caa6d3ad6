/** What a check is based on: why it matters, the studies for it and how they measured, and the study against it. */
import type { EvidenceGrade } from "@citeworthy/core/contract";
import { GRADE_WORD } from "@citeworthy/core/report/grade-words";
import { Check, Minus } from "lucide-react";
import type { EvidenceView, StudyView } from "../result-view.ts";

const GRADE_LOOK: Record<EvidenceGrade, string> = {
  A: "bg-good-wash text-good",
  B: "bg-accent-wash text-accent",
  C: "bg-wash text-quiet inset-ring inset-ring-line",
  D: "bg-fair-wash text-fair",
  R: "bg-wash text-quiet inset-ring inset-ring-line",
};

export function Grade({ grade }: { grade: EvidenceGrade }) {
  return (
    <span
      title={`Grade ${grade}: ${GRADE_WORD[grade]}`}
      className={`grid size-6 shrink-0 place-items-center rounded-full font-sans text-12 font-semibold ${GRADE_LOOK[grade]}`}
    >
      {grade}
      <span className="sr-only">: {GRADE_WORD[grade]}</span>
    </span>
  );
}

function Study({ name, conditions, address }: StudyView) {
  return (
    <p className="text-quiet">
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer" className="link">
          {name}
        </a>
      ) : (
        name
      )}
      . How it was measured: {conditions}.
    </p>
  );
}

function Row({ signal, effect, studies, contrary, reviewed }: EvidenceView) {
  return (
    <div className="grid gap-4 py-3 md:grid-cols-2">
      <div className="grid content-start gap-1">
        <p className="flex items-center gap-1.5 font-semibold">
          <Check aria-hidden="true" className="size-4 text-good" /> Supporting evidence
        </p>
        <p>
          <span className="sr-only">{signal}: </span>
          {effect}.
        </p>
        {studies.map((study) => (
          <Study key={study.name} {...study} />
        ))}
      </div>
      <div className="grid content-start gap-1">
        <p className="flex items-center gap-1.5 font-semibold">
          <Minus aria-hidden="true" className="size-4 text-quiet" /> Contrary evidence
        </p>
        {contrary ? (
          <>
            <p>{contrary.finding.replace(/^\w/, (first) => first.toUpperCase())}.</p>
            <Study {...contrary} />
          </>
        ) : (
          <p className="text-quiet">No contrary study found as of {reviewed}.</p>
        )}
      </div>
    </div>
  );
}

export function EvidenceNote({
  grade,
  why,
  rows,
}: {
  grade: EvidenceGrade;
  why: string;
  rows: EvidenceView[];
}) {
  return (
    <div className="mt-1 mb-2 divide-y divide-line rounded-sm border border-line bg-paper px-4 text-14 wrap-anywhere dark:bg-wash">
      <p className="flex gap-3 py-3">
        <Grade grade={grade} />
        <span>
          <b>
            Grade {grade}: {GRADE_WORD[grade]}.
          </b>{" "}
          {why}
        </span>
      </p>
      {rows.map((row) => (
        <Row key={row.signal} {...row} />
      ))}
    </div>
  );
}
