/** What AI calls cost this month and today, and the limits. */

import { useId } from "react";
import { useConfirmed } from "../../../identity/use-confirmed.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ActionForm } from "../../../ui/form/action-form.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { INPUT_CLASS } from "../../../ui/marks/input-class.ts";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import { figure } from "../words.ts";
import { type Limit, MODEL_INTENT, type Spending, usd } from "./model-data.ts";

const LIMIT_LABEL: Record<string, string> = {
  AI_BUDGET_PER_DAY: "All calls in one day",
  AI_BUDGET_PER_USER: "One account in one day",
  AI_BUDGET_PER_ANALYSIS: "One analysis",
  AI_BUDGET_PER_ARTICLE: "One article",
  AI_BUDGET_PER_MONITOR: "One monitor run",
  AI_BUDGET_PER_GENERATION: "One use of a free tool",
};
const PURPOSE: Record<string, string> = {
  analysis: "Reading pages",
  competitors: "Sources in reports",
  article: "Articles",
  monitor: "Monitor",
  generator: "Free tools",
  test: "Tests of models",
};

const COLUMNS: TableColumn<Spending["purposes"][number]>[] = [
  { name: "Job", cell: ({ purpose }) => PURPOSE[purpose] ?? purpose },
  { name: "Calls", isNumber: true, cell: ({ calls }) => figure(calls) },
  { name: "Cost", isNumber: true, cell: ({ costUsd }) => usd(costUsd) },
];

function Bar({ label, used, limit, words }: { label: string; used: number; limit: number; words: string }) {
  const share = limit > 0 ? Math.min(100, (used / limit) * 100) : 100;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {label}
        <span className="tabular text-14 text-quiet">{words}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be styled consistently across browsers */}
      <div
        role="meter"
        aria-label={label}
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

function Spent({ spend }: { spend: Spending }) {
  const { todayUsd, perDayUsd, monthUsd, daysInMonth, purposes, unpriced } = spend;
  const mostInMonth = perDayUsd * daysInMonth;
  return (
    <div className="grid content-start gap-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-36 leading-none font-medium tracking-[-0.02em]">
          {usd(monthUsd)}
        </span>
        <span className="text-quiet">this month</span>
      </p>
      <Bar
        label="Today"
        used={todayUsd}
        limit={perDayUsd}
        words={`${usd(todayUsd)} of ${usd(perDayUsd)}, until 00:00 UTC`}
      />
      <Bar
        label="This month"
        used={monthUsd}
        limit={mostInMonth}
        words={`${usd(monthUsd)} of at most ${usd(mostInMonth)} (${daysInMonth} days)`}
      />
      {todayUsd >= perDayUsd && (
        <Notice title={`Today's limit of ${usd(perDayUsd)} is used.`}>
          <p>New analyses use our own rules until 00:00 UTC and say so.</p>
        </Notice>
      )}
      <DataTable
        label="This month by job"
        columns={COLUMNS}
        rows={purposes}
        keyOf={({ purpose }) => purpose}
        empty={<p className="text-14 text-quiet">No AI calls this month.</p>}
        phone="fit"
        hasCaption
        isSmall
      />
      {unpriced > 0 && (
        <p className="text-14 text-quiet">
          {unpriced === 1
            ? "1 call has no known cost and is not included."
            : `${figure(unpriced)} calls have no known cost and are not included.`}
        </p>
      )}
    </div>
  );
}

/** Cents are always shown, and what is smaller only where there is something. */
const amountText = (amount: number): string =>
  amount >= 0.01 && Number.isInteger(Math.round(amount * 1e6) / 1e4) ? amount.toFixed(2) : String(amount);

function LimitField({ name, usd: amount, from }: Limit) {
  const id = useId();
  const isFixed = from === "environment";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-4">
      <label htmlFor={id}>{LIMIT_LABEL[name] ?? name}</label>
      <input
        id={id}
        key={amount}
        name={name}
        inputMode="decimal"
        pattern="\d+(\.\d+)?"
        title="An amount in dollars, such as 0.25"
        defaultValue={amountText(amount)}
        disabled={isFixed}
        aria-describedby={isFixed ? `${id}-hint` : undefined}
        required
        className={`${INPUT_CLASS} tabular text-right`}
      />
      {isFixed && (
        <p id={`${id}-hint`} className="col-span-2 text-14 text-quiet [overflow-wrap:anywhere]">
          Set by {name} in the environment
        </p>
      )}
    </div>
  );
}

function Limits({ limits }: { limits: Limit[] }) {
  const action = useAction({ done: "Limits saved." });
  const { run, dialog } = useConfirmed();
  return (
    <div className="grid content-start gap-4">
      <ActionForm
        action={action}
        intent={MODEL_INTENT.saveLimits}
        submit="Save limits"
        size="small"
        before={(send) => void run(send)}
      >
        <fieldset className="grid gap-2">
          <legend className="mb-3 font-semibold">Limits in dollars</legend>
          {limits.map((limit) => (
            <LimitField key={limit.name} {...limit} />
          ))}
        </fieldset>
      </ActionForm>
      {dialog}
      <p className="text-14 text-quiet">
        The highest possible cost is reserved before each call. At a limit, work goes on by our own rules and
        says so.
      </p>
    </div>
  );
}

export function SpendAndLimits({ spend, limits }: { spend: Spending; limits: Limit[] }) {
  return (
    <Panel title="Spend and limits">
      <div className="mt-5 grid gap-12 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Spent spend={spend} />
        <Limits limits={limits} />
      </div>
    </Panel>
  );
}
