/** The report for a client: figures and what to fix on the first printed page, single pages on the second. */
import { BAND_LABEL } from "@citeworthy/core/score/bands";
import type { ReactNode } from "react";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { ChangeWords } from "../pages/change-words.tsx";
import { pagesWords } from "../project-data.ts";
import type { ReportPage, ReportView } from "./report-data.ts";

const BANDS = [
  ["excellent", BAND_LABEL.excellent, "bg-good"],
  ["good", BAND_LABEL.good, "bg-fair"],
  ["poor", BAND_LABEL["needs-work"], "bg-poor"],
] as const;

export function ClientReportView({ report }: { report: ReportView }) {
  const { brand, name, hosts, date, pages, average, bands, faults, lowest, falls } = report;
  return (
    <article className="grid grid-cols-1 gap-10">
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
      {average === null ? (
        <p>No page of this project was analyzed yet.</p>
      ) : (
        <>
          <Figures average={average} bands={bands} />
          <Part title="What to fix first">
            <ol className="border-b border-line">
              {faults.map(({ audit, words, example }, index) => (
                <li key={audit} className="grid gap-1 border-t border-line py-4 break-inside-avoid">
                  <p className="font-serif text-18 font-medium">
                    {index + 1}. {words}
                  </p>
                  {example !== "" && (
                    <p className="text-14 break-words">
                      For example: <Highlight>{example}</Highlight>
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </Part>
          <div className="grid grid-cols-1 gap-10 break-before-page">
            <Part title="Pages with most to win">
              <Pages pages={lowest} />
            </Part>
            {falls.length > 0 && (
              <Part title="Pages that lost points">
                <Pages pages={falls} />
              </Part>
            )}
            <p className="max-w-measure text-14 text-quiet">
              The score says how well a page can be found, read and quoted. A high score doesn't mean that AI
              engines will cite it.
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-28">{title}</h2>
      {children}
    </section>
  );
}

function Figures({ average, bands }: Pick<ReportView, "bands"> & { average: number }) {
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-12">
      <p className="grid">
        <span className="text-14 text-quiet">Average score</span>
        <span className="tabular font-serif text-48 leading-none">{average}</span>
      </p>
      <ul className="flex flex-wrap items-end gap-x-8 gap-y-2">
        {BANDS.map(([key, label, hue]) => (
          <li key={key} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full print:border ${hue}`} />
            <b className="tabular">{bands[key]}</b> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pages({ pages }: { pages: ReportPage[] }) {
  return (
    <ol className="border-t border-line">
      {pages.map(({ id, title, url, score, change }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5 break-inside-avoid sm:grid-cols-[minmax(0,1fr)_90px_140px]"
        >
          <span className="min-w-0">
            <span className="block font-medium break-words">{title}</span>
            <span className="block truncate text-14 text-quiet">{url.replace(/^https?:\/\//, "")}</span>
          </span>
          <span className="max-sm:hidden">
            <ChangeWords change={change} />
          </span>
          <TinyRing score={score} />
        </li>
      ))}
    </ol>
  );
}
