/** A result: what the page was judged as, its scores section by section, and the proof behind each number. */
import { SECTIONS, type Section } from "@citeworthy/core/contract";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Switch } from "../../ui/switch.tsx";
import { CrawlerAccess } from "./crawler-access.tsx";
import { GateNotice } from "./gate-notice.tsx";
import { PlanCard } from "./plan-card.tsx";
import { ReadingNote } from "./reading-note.tsx";
import { ResultHeading } from "./result-heading.tsx";
import type { ResultView } from "./result-view.ts";
import { ScoreCard } from "./score-card.tsx";
import { SectionRow } from "./section-row.tsx";
import { Trend } from "./trend.tsx";
import { useWide } from "./use-wide.ts";

/** Nothing is open at first; the pointer on its way to a section, or the focus, fetches what shows one. */
const sectionDetail = () => import("./section-detail.tsx");
const SectionDetail = lazy(async () => ({ default: (await sectionDetail()).SectionDetail }));
const fetchDetail = () => void sectionDetail().catch(() => {});

type ResultsDashboardProps = {
  view: ResultView;
  /** The stored analysis among its page's others. */
  id?: string;
  actions?: ReactNode;
  /** The article panel, above the sections once there is one. */
  article?: ReactNode;
};

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

export function ResultsDashboard({ view, id, actions, article }: ResultsDashboardProps) {
  const { url, result, plan, history } = view;
  const [selected, setSelected] = useState<Section | null>(null);
  const [strongOnly, setStrongOnly] = useState(false);
  const isWide = useWide();
  const toggle = (section: Section) => setSelected((open) => (open === section ? null : section));
  const detail = selected && (
    <Suspense>
      <SectionDetail key={selected} section={selected} view={view} strongOnly={strongOnly} />
    </Suspense>
  );
  return (
    <div className="grid gap-8">
      <ResultHeading url={url} result={result} actions={actions} />
      <GateNotice gates={result.gates} />
      <ReadingNote reading={result.reading} />
      <CrawlerAccess crawlers={result.crawlers} />
      {article}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[340px_minmax(0,1fr)]">
        <section
          aria-labelledby="sections"
          className="max-lg:order-2 lg:sticky lg:top-[calc(var(--bar)+24px)]"
        >
          <h2 id="sections" className="border-b-2 border-ink pb-3 text-22">
            Analysis Sections
          </h2>
          <ul onPointerEnter={fetchDetail} onFocus={fetchDetail}>
            {SECTIONS.map((section) => (
              <li key={section} className="border-b border-line">
                <SectionRow
                  section={section}
                  result={result[section]}
                  open={selected === section}
                  onToggle={() => toggle(section)}
                />
                {!isWide && selected === section && <div className="pb-6">{detail}</div>}
              </li>
            ))}
          </ul>
          <div className="pt-4">
            <Switch on={strongOnly} onChange={setStrongOnly} label="Strong evidence only">
              Shows findings graded A or B. The score stays the same.
            </Switch>
          </div>
        </section>
        <div className="grid gap-8">
          <ScoreCard score={result.score.score} explanation={result.score.explanation}>
            <Trend history={history} id={id ?? null} />
          </ScoreCard>
          {plan && <PlanCard plan={plan} />}
          <div className="max-lg:hidden">{(isWide && detail) || <NothingSelected />}</div>
        </div>
      </div>
    </div>
  );
}
