/** The admin's page "AI models". */
import { Link } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { PageHead } from "../../../ui/layout/page.tsx";
import { ArrowLeft } from "../../../ui/marks/icons.tsx";
import { type ModelsData, usd } from "./model-data.ts";
import { ReadingModels } from "./reading-models.tsx";
import { SpendAndLimits } from "./spend-and-limits.tsx";
import { VendorKeys } from "./vendor-keys.tsx";
import { WithoutModels } from "./without-models.tsx";

function Summary({ vendors, spend }: ModelsData) {
  const writer = vendors.find(({ isWriter }) => isWriter);
  const engines = vendors.filter(({ id }) => id !== "compatible");
  const rows: [string, string, string][] = [
    ["Reading and writing", writer?.model ?? "Our own rules", ""],
    [
      "Answer engines",
      String(engines.filter(({ isConnected }) => isConnected).length),
      `of ${engines.length} connected`,
    ],
    ["Spent today", usd(spend.todayUsd), `of ${usd(spend.perDayUsd)}`],
  ];
  return (
    <dl className="grid gap-px border-t-2 border-b border-t-ink border-b-line bg-line md:grid-cols-3">
      {rows.map(([name, value, more]) => (
        <div
          key={name}
          className="bg-paper py-4 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:px-4 md:first:pl-0"
        >
          <dt className="text-14 text-quiet">{name}</dt>
          <dd className="font-serif text-22 leading-tight font-medium tracking-[-0.02em] [overflow-wrap:anywhere] max-md:text-right">
            {value}{" "}
            {more && <span className="font-sans text-14 font-normal tracking-normal text-quiet">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ModelsPageProps = { models: ModelsData | null; isReading: boolean; onRefresh: () => void };

/** `models` is null if they could not be read. */
export function ModelsPage({ models, isReading, onRefresh }: ModelsPageProps) {
  return (
    <>
      <PageHead
        title="AI models"
        above={
          <Link to="/admin" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
            <ArrowLeft className="size-4.5" />
            Admin Dashboard
          </Link>
        }
      >
        <p>
          Everything works without a model. A model that reads and writes finds better edits, and answer
          engines measure citations.
        </p>
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-16 pb-24">
        {models === null ? (
          <div className="grid gap-4">
            <Notice kind="error" title="We could not load the models.">
              <p>Nothing has changed. Analyses go on as before.</p>
            </Notice>
            <div>
              <Button busy={isReading} onClick={onRefresh}>
                Try again
              </Button>
            </div>
          </div>
        ) : (
          <>
            <Summary {...models} />
            <ReadingModels {...models} />
            <VendorKeys vendors={models.vendors} />
            <SpendAndLimits spend={models.spend} limits={models.limits} />
          </>
        )}
        <WithoutModels />
      </div>
    </>
  );
}
