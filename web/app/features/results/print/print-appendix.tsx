/** The appendix on paper: every section with what differs, what is worth repairing, and the other checks by name. */
import { type AuditResult, SECTIONS, type Section } from "@citeworthy/core/contract";
import { FAULTS_NOTE, FAULTS_TITLE, groupLines, remedyOf } from "@citeworthy/core/report/check-groups";
import { GRADE_WORD } from "@citeworthy/core/report/grade-words";
import { quoteWords } from "@citeworthy/core/report/quote-words";
import { isMeasured, notMeasuredLine } from "@citeworthy/core/report/section-words";
import { EffortImpactBadge } from "../../../ui/figures/effort-impact-badge.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";
import type { ResultView } from "../result-view.ts";
import { itemsOf, referenceOf } from "../sections/competitor-items.ts";
import { MovedRows } from "../sections/moved-rows.tsx";
import { findingsOf } from "../sections/section-findings.ts";
import { titleOf } from "../sections/section-names.ts";
import { SectionRecommendations } from "../sections/section-recommendations.tsx";
import { ScoreBreakdown, SectionAnalysis } from "../sections/section-texts.tsx";
import { PrintQuote } from "./print-quote.tsx";

function Check({ audit, view }: { audit: AuditResult; view: ResultView }) {
  const studies = audit.ledger.flatMap((id) => view.evidence[id]?.studies ?? []).map(({ name }) => name);
  return (
    <li className="grid gap-1 break-inside-avoid border-t border-line py-2.5 wrap-anywhere">
      <p>
        <b>{audit.title}</b>
      </p>
      <p>
        {audit.found} {remedyOf(audit)}
      </p>
      {audit.quotes.map((quote) => (
        <PrintQuote key={quote}>{quoteWords(quote)}</PrintQuote>
      ))}
      {audit.grade && (
        <p className="text-quiet">
          Evidence grade {audit.grade}: {GRADE_WORD[audit.grade]}. {audit.why}
          {studies.length > 0 && ` ${[...new Set(studies)].join("; ")}.`}
        </p>
      )}
    </li>
  );
}

function Faults({ faults, view }: { faults: readonly AuditResult[]; view: ResultView }) {
  if (faults.length === 0) return null;
  return (
    <section className="grid gap-1 text-14">
      <h4 className="font-semibold">{FAULTS_TITLE}</h4>
      <p className="text-quiet">{FAULTS_NOTE}</p>
      <ul>
        {faults.map((audit) => (
          <Check key={audit.id} audit={audit} view={view} />
        ))}
      </ul>
    </section>
  );
}

function References({ view }: { view: ResultView }) {
  const items = view.result.competitor_analysis.what_can_be_enhanced;
  const references = (["perplexity", "chatgpt"] as const)
    .flatMap((engine) => itemsOf(items, engine))
    .map(referenceOf);
  const own = references.filter(({ source }) => source === "page");
  const named = references.filter(({ source }) => source !== "page");
  return [
    { title: "Top Competitors", list: named },
    { title: "Sources this page leans on", list: own },
  ]
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <section key={title} className="grid gap-1">
        <h4 className="text-14 font-semibold">{title}</h4>
        <ol className="grid list-decimal gap-1 pl-5 wrap-anywhere">
          {list.map(({ link, text }) => (
            <li key={`${link}${text}`}>
              {link} <span className="text-quiet">{text}</span>
            </li>
          ))}
        </ol>
      </section>
    ));
}

function SectionPages({ section, view }: { section: Section; view: ResultView }) {
  const { result } = view;
  const { content, score, what_can_be_enhanced: items } = result[section];
  const findings = findingsOf(view, section, false);
  const isCompetitors = section === "competitor_analysis";
  if (!isMeasured(result[section]))
    return (
      <section className="grid gap-2 break-inside-avoid border-t-2 border-ink pt-4">
        <h3 className="text-22">{titleOf(section)}</h3>
        <p>{notMeasuredLine(result, section)}.</p>
        <SectionRecommendations findings={findings} items={[]} view={view} />
        <Faults view={view} faults={findings.faults} />
        {isCompetitors && <References view={view} />}
      </section>
    );
  return (
    <section className="grid gap-4 border-t-2 border-ink pt-4">
      <header className="grid gap-1">
        <h3 className="flex justify-between gap-6 text-22">
          {titleOf(section)} <span className="tabular">{score.score}</span>
        </h3>
        <p className="flex flex-wrap items-center gap-x-5">
          <EffortImpactBadge kind="effort" level={content.effort} />
          <EffortImpactBadge kind="impact" level={content.impact} />
          <Badge tone="outline">{result.provenance[section] === "measured" ? "Measured" : "Estimated"}</Badge>
        </p>
      </header>
      {isCompetitors && <References view={view} />}
      <SectionAnalysis result={result} section={section} />
      <SectionRecommendations findings={findings} items={isCompetitors ? [] : items} view={view} />
      <MovedRows title="Worse than usual" rows={findings.worse} view={view} />
      <MovedRows title="Better than usual" rows={findings.better} view={view} />
      <ScoreBreakdown result={result} section={section} />
      <Faults view={view} faults={findings.faults} />
      {view.result.score.start === undefined ? (
        <ul className="text-14">
          {[...findings.numberless.usual, ...findings.numberless.information].map((audit) => (
            <Check key={audit.id} audit={audit} view={view} />
          ))}
        </ul>
      ) : (
        groupLines(findings.numberless).map((line) => (
          <p key={line} className="text-14 text-quiet">
            {line}
          </p>
        ))
      )}
    </section>
  );
}

export function PrintAppendix({ view }: { view: ResultView }) {
  return (
    <div className="break-before-page space-y-8">
      <div className="grid gap-1">
        <h2 className="text-28">Appendix: findings and evidence</h2>
        <p className="text-14 text-quiet">{view.result.score.explanation}</p>
      </div>
      {SECTIONS.map((section) => (
        <SectionPages key={section} section={section} view={view} />
      ))}
    </div>
  );
}
