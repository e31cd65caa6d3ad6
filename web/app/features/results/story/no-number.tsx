/** The checks that moved nothing, in one folded line: as usual, can't be told, not expected. */
import type { AnalysisResult, AuditResult, Section } from "@citeworthy/core/contract";
import { type Unmoved, unmovedIn } from "@citeworthy/core/report/score-story";
import { ChevronDown, Minus } from "lucide-react";

type NoNumberProps = {
  result: AnalysisResult;
  /** Null for the whole page. */
  section: Section | null;
  className?: string;
};

const NAMES: { of: keyof Unmoved; title: string; words: [one: string, several: string] }[] = [
  { of: "usual", title: "As usual", words: ["is as usual", "are as usual"] },
  { of: "untold", title: "Can't be told", words: ["can't be told", "can't be told"] },
  { of: "inapplicable", title: "Don't apply", words: ["doesn't apply", "don't apply"] },
];

const namesOf = (audits: readonly AuditResult[]) => audits.map(({ title }) => title).join(", ");

export function NoNumber({ result, section, className = "" }: NoNumberProps) {
  const unmoved = unmovedIn(result, section);
  const groups = NAMES.filter(({ of }) => unmoved[of].length > 0);
  const count = groups.reduce((sum, { of }) => sum + unmoved[of].length, 0);
  if (count === 0) return null;
  return (
    <details className={`group/none ${className}`}>
      <summary className="grid min-h-12 grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-3 py-2.5 text-14 text-quiet">
        <Minus aria-hidden="true" className="size-4.5" />
        <span>
          <b className="font-semibold text-ink">
            {count} {count === 1 ? "check has" : "checks have"} no number:
          </b>{" "}
          {groups
            .map(({ of, words }) => `${unmoved[of].length} ${words[unmoved[of].length === 1 ? 0 : 1]}`)
            .join(", ")}
          .
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-150 group-open/none:rotate-180"
        />
      </summary>
      <dl className="grid gap-2 pb-4 text-14 md:pl-8">
        {groups.map(({ of, title }) => (
          <div key={of}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-quiet">{namesOf(unmoved[of])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
