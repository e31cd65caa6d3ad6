/** A result: where the page stands, section by section, and behind each number what it stands on. */
import { type AnalysisResult, SECTIONS, type Section } from "@citeworthy/core/contract";
import { titleFromAddress } from "@citeworthy/core/contract/title-from-address";
import { useState } from "react";
import { DateText } from "../../ui/date-text.tsx";
import { GateNotice } from "./gate-notice.tsx";
import { ScoreCard } from "./score-card.tsx";
import { SectionDetail } from "./section-detail.tsx";
import { SectionRow } from "./section-row.tsx";

type ResultsDashboardProps = { url: string; result: AnalysisResult };

function NothingSelected() {
  return (
    <div className="grid justify-items-center gap-2 rounded-md border border-dashed border-edge px-6 py-16 text-center">
      <h2 className="text-22">Select a Section</h2>
      <p className="max-w-[44ch] text-balance text-quiet">
        Click on any section from the left panel to view detailed analysis and recommendations.
      </p>
    </div>
  );
}

function Heading({ url, result }: ResultsDashboardProps) {
  return (
    <div className="grid gap-2">
      <h1 className="text-28 md:text-36">
        <span className="text-quiet">Analyzing:</span> {titleFromAddress(url)}
      </h1>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-quiet">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="min-w-0 truncate text-quiet underline underline-offset-2 hover:text-ink"
        >
          {url.replace(/^https?:\/\//, "")}
        </a>
        <span>{result.page.words.toLocaleString("en-US")} words read</span>
        <span>
          Read on <DateText iso={result.analyzedAt} />
        </span>
        <span>Rubric {result.rubricVersion}</span>
      </p>
    </div>
  );
}

export function ResultsDashboard({ url, result }: ResultsDashboardProps) {
  const [selected, setSelected] = useState<Section | null>(null);
  const toggle = (section: Section) => setSelected((open) => (open === section ? null : section));
  const detail = selected && <SectionDetail section={selected} result={result} />;
  return (
    <div className="grid gap-8">
      <Heading url={url} result={result} />
      <GateNotice gates={result.gates} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[356px_minmax(0,1fr)]">
        <section
          aria-labelledby="sections"
          className="max-lg:order-2 lg:sticky lg:top-[calc(var(--bar)+24px)]"
        >
          <h2 id="sections" className="border-b-2 border-ink pb-3 text-22">
            Analysis Sections
          </h2>
          <ul>
            {SECTIONS.map((section) => (
              <li key={section} className="border-b border-line">
                <SectionRow
                  section={section}
                  result={result[section]}
                  open={selected === section}
                  onToggle={() => toggle(section)}
                />
                {selected === section && <div className="pb-6 lg:hidden">{detail}</div>}
              </li>
            ))}
          </ul>
        </section>
        <div className="grid gap-8">
          <ScoreCard score={result.score.score} explanation={result.score.explanation} />
          <div className="max-lg:hidden">{detail ?? <NothingSelected />}</div>
        </div>
      </div>
    </div>
  );
}
