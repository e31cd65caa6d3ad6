/** The seven sections: a list beside the open one on a desktop, an accordion on a phone. */
import { type AnalysisResult, SECTIONS, type Section } from "@citeworthy/core/contract";
import { signed } from "@citeworthy/core/score/signed";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { part } from "../../../delivery/part.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import { Switch } from "../../../ui/parts/switch.tsx";
import type { ResultView } from "../result-view.ts";
import type { MeasuredCompetitors } from "./competitors.tsx";
import { slugOf, titleOf } from "./section-names.ts";
import { SectionRow } from "./section-row.tsx";
import { useSection } from "./use-section.ts";
import { useWide } from "./use-wide.ts";

/** Nothing is open at first, so its code is loaded when a pointer or the focus comes near the list. */
const sectionDetail = () => import("./section-detail.tsx");
const SectionDetail = part(async () => ({ default: (await sectionDetail()).SectionDetail }));
const loadDetail = () => void sectionDetail().catch(() => {});

/** The section that takes most; null where none takes anything. */
const worstSection = (result: AnalysisResult): { section: Section; difference: number } | null =>
  SECTIONS.map((section) => ({ section, difference: result[section].difference ?? 0 }))
    .filter(({ difference }) => difference < 0)
    .toSorted((one, other) => one.difference - other.difference)[0] ?? null;

function NothingSelected({ view }: { view: ResultView }) {
  const worst = worstSection(view.result);
  return (
    <div className="grid content-center justify-items-center gap-2 rounded-md border border-dashed border-edge px-6 py-12 text-center lg:min-h-100">
      <h3 className="text-22">Select a Section</h3>
      <p className="max-w-[44ch] text-balance text-quiet max-lg:hidden">
        Click on any section from the left panel to view detailed analysis and recommendations.
      </p>
      <p className="max-w-[44ch] text-balance text-quiet lg:hidden">
        Open a section above to see its analysis and recommendations.
      </p>
      {worst && (
        <Link
          to={{ hash: slugOf(worst.section) }}
          preventScrollReset
          className="mt-3 inline-flex min-h-11 items-center px-3 text-14 font-semibold text-accent hover:underline"
        >
          Furthest below the usual: {titleOf(worst.section)}, {signed(worst.difference)}
        </Link>
      )}
    </div>
  );
}

const loading = (
  <Card>
    <Skeleton label="Loading the section" lines={["50%", "30%", "95%", "90%", "70%", "95%", "85%"]} />
  </Card>
);

type SectionAreaProps = {
  view: ResultView;
  nameCompetitors?: ReactNode;
  measured?: MeasuredCompetitors | undefined;
};

export function SectionArea({ view, nameCompetitors, measured }: SectionAreaProps) {
  const { selected, toggle, close } = useSection();
  const [strongOnly, setStrongOnly] = useState(false);
  const isWide = useWide();
  const detail = selected && (
    <Suspense fallback={loading}>
      <SectionDetail
        key={selected}
        section={selected}
        view={view}
        strongOnly={strongOnly}
        nameCompetitors={nameCompetitors}
        measured={measured}
        onClose={close}
      />
    </Suspense>
  );
  return (
    <section
      aria-labelledby="sections"
      data-brings
      className="grid scroll-mt-4 items-start gap-x-12 gap-y-8 border-t-2 border-ink pt-5 lg:grid-cols-[356px_minmax(0,1fr)]"
    >
      <div className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+24px)]">
        <h2 id="sections" className="pb-3 text-22">
          Analysis Sections
        </h2>
        <ul onPointerEnter={loadDetail} onFocus={loadDetail} className="border-t border-line">
          {SECTIONS.map((section) => (
            <li key={section} {...(!isWide && { "data-brings": "" })} className="border-b border-line">
              <SectionRow
                section={section}
                result={view.result[section]}
                isOpen={selected === section}
                onToggle={() => toggle(section)}
              />
              {!isWide && selected === section && detail}
            </li>
          ))}
        </ul>
        <div className="pt-4">
          <Switch on={strongOnly} onChange={setStrongOnly} label="Strong evidence only">
            Shows only checks with evidence grade A or B. Your score does not change.
          </Switch>
        </div>
      </div>
      <div
        className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+24px)] max-lg:data-open:hidden"
        {...(selected && { "data-open": "" })}
      >
        {(isWide && detail) || <NothingSelected view={view} />}
      </div>
    </section>
  );
}
