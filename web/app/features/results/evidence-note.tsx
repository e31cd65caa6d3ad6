/** What a check rests on: the study for it, under which conditions, and the study that found otherwise. */
import type { EvidenceGrade } from "@citeworthy/core/contract";
import { Check, Minus } from "lucide-react";
import { More } from "../../ui/more.tsx";
import type { EvidenceView, StudyView } from "./result-view.ts";

export const GRADE_WORD: Record<EvidenceGrade, string> = {
  A: "strong evidence",
  B: "good evidence",
  C: "some evidence",
  D: "contested evidence",
  R: "tested, no effect found",
};

const GRADE_LOOK: Record<EvidenceGrade, string> = {
  A: "bg-good-wash text-good",
  B: "bg-accent-wash text-accent",
  C: "bg-wash text-quiet inset-ring inset-ring-line",
  D: "bg-fair-wash text-fair",
  R: "bg-wash text-quiet inset-ring inset-ring-line",
};

export function Grade({ grade }: { grade: EvidenceGrade }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-14 whitespace-nowrap text-quiet">
      Evidence
      <span
        title={`Grade ${grade}: ${GRADE_WORD[grade]}`}
        className={`grid size-6 place-items-center rounded-full text-12 font-semibold ${GRADE_LOOK[grade]}`}
      >
        {grade}
        <span className="sr-only">: {GRADE_WORD[grade]}</span>
      </span>
    </span>
  );
}

function Study({ name, conditions, address }: StudyView) {
  return (
    <p className="text-14 text-quiet">
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer" className="link">
          {name}
        </a>
      ) : (
        name
      )}
      . Conditions: {conditions}.
    </p>
  );
}

function Row({ signal, effect, studies, contrary, reviewed }: EvidenceView) {
  return (
    <div className="grid gap-4 py-4 md:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <p className="flex items-center gap-1.5 text-14 font-semibold">
          <Check aria-hidden="true" className="size-4 text-good" /> Supports it
        </p>
        <p>
          <span className="sr-only">{signal}: </span>
          {effect}.
        </p>
        {studies.map((study) => (
          <Study key={study.name} {...study} />
        ))}
      </div>
      <div className="grid content-start gap-1.5">
        <p className="flex items-center gap-1.5 text-14 font-semibold">
          <Minus aria-hidden="true" className="size-4 text-quiet" /> Found otherwise
        </p>
        {contrary ? (
          <>
            <p>{contrary.finding.replace(/^\w/, (first) => first.toUpperCase())}.</p>
            <Study {...contrary} />
          </>
        ) : (
          <p className="text-14 text-quiet">No study that found otherwise was known on {reviewed}.</p>
        )}
      </div>
    </div>
  );
}

export function EvidenceNote({ grade, rows }: { grade: EvidenceGrade; rows: EvidenceView[] }) {
  if (rows.length === 0) return null;
  return (
    <More
      summary={
        <span className="text-14">
          Grade {grade}: {GRADE_WORD[grade]}. See the studies
        </span>
      }
    >
      <div className="divide-y divide-line rounded-sm border border-line bg-paper px-4 dark:bg-wash">
        {rows.map((row) => (
          <Row key={row.signal} {...row} />
        ))}
      </div>
    </More>
  );
}
