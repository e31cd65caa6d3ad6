/** The original and the article, judged by the same engine: the score and each section, then and now. */
import { comparedSections } from "@citeworthy/core/article/compared-sections";
import { type Provenance, SECTION_TITLE } from "@citeworthy/core/contract";
import { ARTICLE_PROVENANCE, type ArticleResult } from "@citeworthy/core/contract/article";
import { NOT_MEASURED } from "@citeworthy/core/report/section-words";
import { ArrowRight } from "lucide-react";
import { scoreColour } from "../../ui/figures/score-colour.ts";
import { ScoreGauge } from "../../ui/figures/score-gauge.tsx";
import { PointChange } from "../../ui/history/point-change.tsx";
import { More } from "../../ui/parts/more.tsx";

/** The points that both have are green; the rest is what was gained or lost. */
function Bar({ from, to }: { from: number; to: number }) {
  return (
    <div aria-hidden="true" className="relative h-2 overflow-hidden rounded-full bg-wash">
      <div
        className={`absolute inset-y-0 left-0 rounded-full ${to < from ? "bg-poor" : "bg-good/35"}`}
        style={{ width: `${Math.max(from, to)}%` }}
      />
      <div
        className="absolute inset-y-0 left-0 rounded-full bg-good"
        style={{ width: `${Math.min(from, to)}%` }}
      />
    </div>
  );
}

type BeforeAfterProps = Pick<ArticleResult, "before" | "after" | "changes" | "differs">;

export function BeforeAfter({ before, after, changes, differs }: BeforeAfterProps) {
  return (
    <section aria-label="Before and after" className="grid gap-6">
      <div className="grid items-center gap-8 md:grid-cols-[auto_1fr]">
        <div className="flex items-center gap-4">
          <ScoreFigure word="Your page" score={before.score} mark={ARTICLE_PROVENANCE.before} />
          <ArrowRight aria-hidden="true" className="size-5 text-quiet" />
          <ScoreFigure word="The article" score={after.score} mark={ARTICLE_PROVENANCE.after} />
        </div>
        <ul className="grid gap-2.5">
          {comparedSections(before, after).map(({ section, numbers }) =>
            numbers === null ? (
              <NotMeasured key={section} title={SECTION_TITLE[section]} />
            ) : (
              <SectionChange key={section} title={SECTION_TITLE[section]} {...numbers} />
            ),
          )}
        </ul>
      </div>
      <div className="grid gap-1">
        <More summary="What changed the score">
          <ul className="grid gap-1 text-14">
            {changes.map(({ audit, title, points }) => (
              <li
                key={audit}
                className="grid max-w-[60ch] grid-cols-[1fr_auto] gap-4 border-b border-line py-1"
              >
                {title}
                <PointChange points={points} />
              </li>
            ))}
          </ul>
        </More>
        <p className="max-w-[80ch] text-14 text-quiet">{differs}</p>
      </div>
    </section>
  );
}

/** Without numbers: on one side at least no check of the section applies. */
function NotMeasured({ title }: { title: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-14 md:grid-cols-[190px_1fr]">
      <span>{title}</span>
      <span className="text-quiet">{NOT_MEASURED}</span>
    </li>
  );
}

function SectionChange({ title, from, to }: { title: string; from: number; to: number }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_44px] items-center gap-x-3 gap-y-1 text-14 md:grid-cols-[190px_1fr_76px_40px]">
      <span>{title}</span>
      <span className="max-md:order-last max-md:col-span-3">
        <Bar from={from} to={to} />
      </span>
      <span className="tabular whitespace-nowrap">
        <span className="text-quiet">{from} to</span> <b className={scoreColour(to).word}>{to}</b>
      </span>
      <span className="text-right">
        <PointChange points={to - from} />
      </span>
    </li>
  );
}

function ScoreFigure({ word, score, mark }: { word: string; score: number; mark: Provenance }) {
  return (
    <div className="grid justify-items-center gap-1">
      <ScoreGauge score={score} size="small" />
      <span className="text-center text-14 text-quiet">
        {word}, {mark}
      </span>
    </div>
  );
}
