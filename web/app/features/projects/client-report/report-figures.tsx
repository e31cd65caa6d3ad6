/** What a report for a client counts and lists: scores by band, what to fix, and pages with their score. */
import { BAND_LABEL } from "@citeworthy/core/score/bands";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { TinyRing } from "../../../ui/figures/tiny-ring.tsx";
import { ChangeWords } from "../pages/change-words.tsx";
import type { ReportPage, ReportView } from "./report-data.ts";

const BANDS = [
  ["excellent", BAND_LABEL.excellent, "bg-good"],
  ["good", BAND_LABEL.good, "bg-fair"],
  ["poor", BAND_LABEL["needs-work"], "bg-poor"],
] as const;

export function Figures({ average, bands }: Pick<ReportView, "bands"> & { average: number }) {
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

export function Faults({ faults }: Pick<ReportView, "faults">) {
  return (
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
  );
}

export function PageScores({ pages }: { pages: ReportPage[] }) {
  return (
    <ol className="border-t border-line">
      {pages.map(({ id, title, url, score, change, isFirst }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5 break-inside-avoid sm:grid-cols-[minmax(0,1fr)_108px_140px]"
        >
          <span className="min-w-0">
            <span className="block font-medium break-words">{title}</span>
            <span className="block truncate text-14 text-quiet">{url.replace(/^https?:\/\//, "")}</span>
          </span>
          <span className="max-sm:hidden">
            <ChangeWords change={change} isFirst={isFirst} />
          </span>
          <TinyRing score={score} />
        </li>
      ))}
    </ol>
  );
}
