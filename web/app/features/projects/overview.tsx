/** The average score of a project, its pages by band, and the fault with most to win. */
import type { ProjectOverview } from "@citeworthy/core/projects/project-view";
import { BAND_LABEL } from "@citeworthy/core/score/bands";
import { Link } from "react-router";
import type { FaultRow } from "./project-data.ts";

const BANDS = [
  { key: "excellent", label: BAND_LABEL.excellent, hue: "bg-good" },
  { key: "good", label: BAND_LABEL.good, hue: "bg-fair" },
  { key: "poor", label: BAND_LABEL["needs-work"], hue: "bg-poor" },
] as const;

type OverviewProps = { overview: ProjectOverview; worst: FaultRow | null; projectId: string };

export function Overview({ overview, worst, projectId }: OverviewProps) {
  const { average, bands } = overview;
  if (average === null) return null;
  const words = BANDS.map(({ key, label }) => `${bands[key]} ${label}`).join(", ");
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 border-b border-line pb-8 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="grid content-start gap-1">
        <span className="text-14 text-quiet">Average score</span>
        <span className="tabular font-serif text-48 leading-none">{average}</span>
      </p>
      <div className="grid content-start gap-3 pt-5 max-md:pt-0">
        <div role="img" aria-label={words} className="flex h-2.5 gap-0.5">
          {BANDS.map(({ key, hue }) =>
            bands[key] > 0 ? (
              <span key={key} className={`rounded-xs ${hue}`} style={{ flex: bands[key] }} />
            ) : null,
          )}
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
          {BANDS.map(({ key, label, hue }) => (
            <li key={key} className="inline-flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${hue}`} />
              <b className="tabular">{bands[key]}</b> {label}
            </li>
          ))}
        </ul>
      </div>
      {worst && (
        <p className="grid content-start gap-1 border-l-3 border-ink pl-5">
          <span className="font-serif text-18 font-medium">{worst.words}</span>
          <span className="text-14 text-quiet">The one change with most to win here</span>
          <Link to={`/projects/${projectId}/findings#${worst.audit}`} className="link text-14">
            See the fix
          </Link>
        </p>
      )}
    </div>
  );
}
