/** The cost of the AI engines: today against the daily limit, and the last 24 hours by engine. */

import { Notice } from "../../../ui/feedback/notice.tsx";
import { ArrowLink } from "../../../ui/layout/arrow-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import type { Spend } from "../admin-data.ts";
import { figure } from "../words.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

function Today({ spentUsd, limitUsd }: Spend["today"]) {
  const share = limitUsd > 0 ? Math.min(100, (spentUsd / limitUsd) * 100) : 100;
  const words = `${dollars.format(spentUsd)} of ${dollars.format(limitUsd)}`;
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4">
        All engines
        <span className="tabular">{words}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be styled consistently across browsers */}
      <div
        role="meter"
        aria-label="Spent today"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden rounded-full bg-accent-wash"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

const COLUMNS: TableColumn<Spend["engines"][number]>[] = [
  { name: "Engine", cell: ({ name }) => name },
  { name: "Calls", isNumber: true, cell: ({ calls }) => figure(calls) },
  { name: "Failed", isNumber: true, cell: ({ failures }) => figure(failures) },
  { name: "Cost", isNumber: true, cell: ({ costUsd }) => dollars.format(costUsd) },
];

function ByEngine({ engines, pricesAsOf }: Spend) {
  return (
    <>
      <DataTable
        label="Last 24 hours"
        columns={COLUMNS}
        rows={engines}
        keyOf={({ name }) => name}
        phone="fit"
        hasCaption
        isSmall
      />
      <p className="text-14 text-quiet">
        If a vendor reports no cost, we use its token prices as of {pricesAsOf}.
      </p>
    </>
  );
}

export function SpendPanel({ spend }: { spend: Spend | null }) {
  const unpriced = spend?.engines.reduce((sum, engine) => sum + engine.unpriced, 0) ?? 0;
  return (
    <Panel title="Engine spend today">
      <div className="mt-5 grid gap-4">
        <div>
          <ArrowLink to="/admin/ai-models">Models, keys and limits</ArrowLink>
        </div>
        {spend === null ? (
          <Notice kind="error">We could not load the spending. Refresh to try again.</Notice>
        ) : (
          <>
            <Today {...spend.today} />
            {spend.engines.length === 0 ? (
              <EmptyState title="No AI calls in the last 24 hours">
                <p>
                  Analyses and generators work without an AI model. Once you connect one, calls appear here.
                </p>
              </EmptyState>
            ) : (
              <ByEngine {...spend} />
            )}
            {unpriced > 0 && (
              <p className="text-14 text-quiet">
                {unpriced === 1
                  ? "1 call has no known cost and is not included."
                  : `${figure(unpriced)} calls have no known cost and are not included.`}
              </p>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}
