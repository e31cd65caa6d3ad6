/** Worth repairing: the faults of all sections that no points depend on. Their words are in their sections. */
import { SECTION_TITLE } from "@citeworthy/core/contract";
import { FAULTS_NOTE, FAULTS_TITLE, groupChecks, remedyOf } from "@citeworthy/core/report/check-groups";
import { Link } from "react-router";
import { Card } from "../../../ui/parts/card.tsx";
import type { ResultView } from "../result-view.ts";
import { slugOf } from "../sections/section-names.ts";

export function FaultCard({ view: { result } }: { view: ResultView }) {
  const { faults } = groupChecks(result, null);
  if (faults.length === 0) return null;
  return (
    <Card padded={false} role="region" aria-labelledby="faults" className="overflow-hidden">
      <header className="px-5 pt-5 pb-4 md:px-8 md:pt-6">
        <h2 id="faults" className="text-28">
          {FAULTS_TITLE}
        </h2>
        <p className="text-14 text-quiet">{FAULTS_NOTE}</p>
      </header>
      <ul>
        {faults.map((audit) => (
          <li
            key={audit.id}
            className="grid gap-x-5 gap-y-1 border-t border-line px-5 py-3.5 md:grid-cols-[minmax(0,1fr)_190px] md:px-8"
          >
            <div className="grid min-w-0 gap-0.5 wrap-anywhere">
              <p className="font-semibold">{audit.found}</p>
              <p>{remedyOf(audit)}</p>
            </div>
            <p className="text-14 text-quiet">
              {audit.title}
              <Link
                to={{ hash: slugOf(audit.section) }}
                preventScrollReset
                className="block underline-offset-[0.2em] hover:text-accent hover:underline"
              >
                {SECTION_TITLE[audit.section]}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
