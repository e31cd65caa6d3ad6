/** The report for a client: figures and what to fix on the first printed page, single pages on the second. */
import type { ReactNode } from "react";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { pagesWords } from "../project-data.ts";
import { ReportChanges } from "./report-changes.tsx";
import type { ReportView } from "./report-data.ts";
import { Faults, Figures, PageScores } from "./report-figures.tsx";

export function ClientReportView({ report }: { report: ReportView }) {
  const { brand, average, bands, faults, lowest, changes, notCompared } = report;
  return (
    <article className="grid grid-cols-1 gap-10">
      <ReportHead report={report} />
      {average === null ? (
        <p>No page of this project was analyzed yet.</p>
      ) : (
        <>
          <Figures average={average} bands={bands} />
          <Part title="What to fix first">
            <Faults faults={faults} />
          </Part>
          <div className="grid grid-cols-1 gap-10 break-before-page">
            {changes.length + notCompared > 0 && (
              <Part title="What changed since the analysis before">
                <ReportChanges changes={changes} notCompared={notCompared} />
              </Part>
            )}
            <Part title="Pages with most to win">
              <PageScores pages={lowest} />
            </Part>
            <p className="max-w-measure text-14 text-quiet">
              The score says how worth citing a page is. A high score doesn't mean that AI engines will cite
              it; citations are counted separately.
            </p>
          </div>
        </>
      )}
      {brand.footer !== "" && (
        <footer className="border-t border-line pt-4 text-14 whitespace-pre-line text-quiet">
          {brand.footer}
        </footer>
      )}
    </article>
  );
}

function ReportHead({ report: { brand, name, hosts, date, pages } }: { report: ReportView }) {
  return (
    <header className="grid grid-cols-1 gap-4 border-t-8 pt-6" style={{ borderColor: brand.color }}>
      <p className="flex items-center gap-4">
        {brand.logo !== "" && <img src={brand.logo} alt="" className="h-12 max-w-50 object-contain" />}
        <span className="font-semibold">{brand.name}</span>
      </p>
      <h1 className="text-36 break-words">How AI answer engines can use {name}</h1>
      <p className="text-quiet">
        {hosts.filter((host) => host !== name).join(", ")}
        {hosts.some((host) => host !== name) && ", "}
        {pagesWords(pages)}, <DateText iso={date} long />
      </p>
    </header>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-28">{title}</h2>
      {children}
    </section>
  );
}
