/** The second tab: the page that was read, its scores, and an assessment for each platform. */
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { FIT_LABEL } from "@citeworthy/core/visibility/estimates/fit-steps";
import type { TopicFit } from "@citeworthy/core/visibility/estimates/topic-fit";
import { MONITOR_LABEL, monitorBand } from "@citeworthy/core/visibility/ratings";
import type { ReactNode } from "react";
import { AddressText } from "../../../addresses/address-text.tsx";
import { MomentText } from "../../../ui/figures/date-text.tsx";
import { numberText } from "../../../ui/figures/number-text.ts";
import { Pill } from "../../../ui/figures/pill.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import { averageOf, type Loose, type PartView, partsOf, toneOf } from "../monitor-view.ts";
import { FitMeter } from "./fit-meter.tsx";
import { Recommendations, RecommendationsLink } from "./recommendations.tsx";
import { Lacks, Passage } from "./topic-fit-table.tsx";

export function DetailedAnalysis({ result }: { result: Loose }) {
  const parts = partsOf(result);
  const estimate = result.mode === "estimate" ? (result.fit ?? null) : null;
  return (
    <div className="grid gap-14">
      {result.mode === "estimate" ? (
        <EstimateSummary result={result} />
      ) : (
        <Summary result={result} parts={parts} />
      )}
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Overview result={result} />
        {estimate && <PageFit fit={estimate} />}
        {result.mode !== "estimate" && <Relevance parts={parts} />}
      </div>
      {result.mode !== "estimate" && (
        <div className="grid gap-8 md:grid-cols-3">
          {parts.map((part) => (
            <Assessment key={part.engine} part={part} />
          ))}
        </div>
      )}
      <Recommendations />
      <RecommendationsLink />
    </div>
  );
}

/** Citations are counted only where an engine cited. */
function EstimateSummary({ result }: { result: Loose }) {
  return (
    <dl className="grid gap-6 border-y border-line py-6 sm:grid-cols-3">
      <Figure
        name="Topic fit (estimated from your page)"
        value={result.fit ? FIT_LABEL[result.fit.step] : "–"}
      />
      <Figure name="Total citations" value="–">
        not measured: no AI engine was asked
      </Figure>
      <Figure name="Words analyzed" value={numberText(result.contentMetadata.wordCount)} />
    </dl>
  );
}

function PageFit({ fit }: { fit: TopicFit }) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-22">What your page offers</h3>
      <div>
        <FitMeter step={fit.step} />
        <Lacks fit={fit} />
      </div>
      <h4 className="text-14 font-semibold">Best passage</h4>
      <div>
        <Passage fit={fit} />
      </div>
    </section>
  );
}

function Summary({ result, parts }: { result: Loose; parts: PartView[] }) {
  const average = averageOf(result);
  const citations = parts.reduce((sum, part) => sum + part.cited, 0);
  const counted = parts.reduce((sum, part) => sum + part.counted, 0);
  return (
    <dl className="grid gap-6 border-y border-line py-6 sm:grid-cols-3">
      <Figure name="Average AI score" value={(Math.round(average * 10) / 10).toString()}>
        out of 10, {MONITOR_LABEL[monitorBand(average)]}
      </Figure>
      <Figure name="Total citations" value={String(citations)}>
        in {counted} {counted === 1 ? "answer" : "answers"}
      </Figure>
      <Figure name="Words analyzed" value={numberText(result.contentMetadata.wordCount)} />
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-quiet">{name}</dt>
      <dd>
        <span className="tabular font-serif text-36">{value}</span>{" "}
        <span className="text-14 text-quiet">{children}</span>
      </dd>
    </div>
  );
}

function Overview({ result }: { result: Loose }) {
  const facts: [string, ReactNode][] = [
    [
      "Analyzed URL",
      <a key="url" href={result.url} rel="noreferrer" className="text-accent underline underline-offset-2">
        <AddressText address={result.url.replace(/^https?:\/\//, "")} />
      </a>,
    ],
    ["Query", result.query],
    ["Content title", result.contentMetadata.title || "The page has no title"],
    ["Word count", numberText(result.contentMetadata.wordCount)],
    ["Analysis time", <MomentText key="time" iso={result.timestamp} />],
  ];
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-22">Content overview</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-4 border-b border-line py-2.5">
            <dt className="text-14 text-quiet">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const RELEVANCE_COLUMNS: TableColumn<PartView>[] = [
  { name: "Platform", cell: ({ engine }) => <b className="font-semibold">{ENGINE_NAMES[engine]}</b> },
  {
    name: "Score",
    className: "tabular",
    cell: ({ isMissing, relevanceScore }) => (isMissing ? "–" : `${relevanceScore}/10`),
  },
  {
    name: "Rating",
    cell: ({ isMissing, relevanceScore: score }) =>
      !isMissing && <Pill tone={toneOf(score)}>{MONITOR_LABEL[monitorBand(score)]}</Pill>,
  },
  {
    name: "Source",
    cell: ({ isMissing, provenance, note }) => (
      <span className="text-14 text-quiet">
        {isMissing ? note : provenance === "measured" ? "Measured" : "Estimated"}
      </span>
    ),
  },
];

function Relevance({ parts }: { parts: PartView[] }) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-22">Relevance by platform</h3>
      <DataTable
        label="Relevance by platform"
        columns={RELEVANCE_COLUMNS}
        rows={parts}
        keyOf={({ engine }) => engine}
        phone="fit"
      />
    </section>
  );
}

function Assessment({ part }: { part: PartView }) {
  const text = part.isMissing ? part.note : part.analysis;
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-22">{ENGINE_NAMES[part.engine]}</h3>
      <p className="break-words whitespace-pre-line">{text || "No assessment for this platform."}</p>
      {part.passages.length > 0 && (
        <div className="grid gap-2">
          <h4 className="text-14 font-semibold">Where answers cite or mention your site</h4>
          <ul className="grid gap-2 text-14">
            {part.passages.map((passage) => (
              <li key={passage} className="border-l-2 border-line pl-3 break-words">
                {passage}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
