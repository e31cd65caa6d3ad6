/** How often engines cited the page, next to its score. The two are never added up. */
import type { CitedInFact } from "@citeworthy/core/cited/cited-view";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { Link } from "react-router";
import { citedPath } from "../../../addresses/cited-path.ts";
import { saveDraft } from "../../../drafts/draft.ts";
import { numberText } from "../../../ui/figures/number-text.ts";
import { Badge } from "../../../ui/labels/badge.tsx";
import { Card } from "../../../ui/parts/card.tsx";
import { runPath, SAID_PATH } from "../cited-paths.ts";
import { DaySpan } from "../figures/day-span.tsx";
import { IntervalBar } from "../figures/interval-bar.tsx";
import { enginesOf, rangeWords } from "../figures/share-words.ts";

/** `run`: the newest run that asked about the page. */
type CitedCardProps = { url: string; question: string; cited: CitedInFact | null; run: string | null };

export function CitedCard({ url, question, cited, run }: CitedCardProps) {
  if (cited === null) return <NotMeasured url={url} question={question} />;
  return (
    <Card className="grid gap-4 lg:p-7" id="cited-in-fact">
      <h2 className="flex flex-wrap items-center justify-between gap-2 font-sans text-14 font-semibold tracking-normal">
        Cited in fact
        <Badge tone="outline">Measured</Badge>
      </h2>
      {cited.counted > 0 && <Answers cited={cited} />}
      <Imported google={cited.google} bing={cited.bing} />
      <p className="text-14 text-quiet">
        {cited.queries.length > 0 && `Asked: ${questionWords(cited.queries)}. `}The score is about the page,
        this number is about what engines did. One doesn’t predict the other.
      </p>
      <p className="flex flex-wrap gap-x-5 text-14 font-medium print:hidden">
        {run && <CardLink to={runPath(run, "why")}>Why them?</CardLink>}
        <CardLink to={`${SAID_PATH}?${new URLSearchParams({ page: url })}`}>What they said of you</CardLink>
        <CardLink to={citedPath(url)}>All answers</CardLink>
      </p>
    </Card>
  );
}

function Answers({ cited }: { cited: CitedInFact }) {
  return (
    <>
      <div>
        <p>
          <span className="tabular block font-serif text-28 font-medium">
            {cited.cited} of {cited.counted}
          </span>
          answers cited this page, likely {rangeWords(cited.interval)}
        </p>
        <div className="pt-3">
          <IntervalBar share={cited} isOwn />
          <p aria-hidden="true" className="flex justify-between text-14 text-quiet">
            <span>0%</span>
            <span>100%</span>
          </p>
        </div>
      </div>
      <div>
        <ul className="border-t border-line">
          {enginesOf(cited.byEngine).map(({ engine, share }) => (
            <li key={engine} className="flex justify-between gap-3 border-b border-line py-2">
              {ENGINE_NAMES[engine]}
              <span className="tabular whitespace-nowrap">
                <b>{share.cited}</b> of {share.counted}
              </span>
            </li>
          ))}
        </ul>
        <p className="pt-2 text-14 text-quiet">
          <DaySpan from={cited.from} to={cited.to} />
        </p>
      </div>
    </>
  );
}

/** Counts from the files of Google and Bing: shown to the user, never mixed with our own counts. */
function Imported({ google, bing }: Pick<CitedInFact, "google" | "bing">) {
  const counts = [
    { name: "Google, imported", count: google },
    { name: "Bing, imported", count: bing },
  ].filter(({ count }) => count !== null);
  if (counts.length === 0) return null;
  return (
    <dl className="border-t border-line">
      {counts.map(({ name, count }) => (
        <div key={name} className="flex justify-between gap-3 border-b border-line py-2">
          <dt>{name}</dt>
          <dd className="tabular">{numberText(count ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

const questionWords = (queries: readonly string[]): string =>
  queries.length === 1 ? `“${queries[0]}”` : `${queries.length} questions, first “${queries[0]}”`;

const CardLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="link inline-flex min-h-8 items-center">
    {children}
  </Link>
);

/** One quiet line: nothing was measured, and here is how. */
function NotMeasured({ url, question }: Pick<CitedCardProps, "url" | "question">) {
  return (
    <p
      id="cited-in-fact"
      className="rounded-md border border-dashed border-edge px-5 py-4 text-14 text-quiet"
    >
      <b className="font-semibold text-ink">Cited in fact: not measured yet.</b>{" "}
      <span className="print:hidden">
        <Link
          to="/ai-visibility-monitor"
          onClick={() => saveDraft("monitor", { url, query: question }, true)}
          className="link"
        >
          Ask the engines
        </Link>{" "}
        or{" "}
        <Link to="/ai-reports" className="link">
          import Google’s and Bing’s report
        </Link>
        .
      </span>
    </p>
  );
}

/** On a phone the full card comes after the edits, so the score card is followed by one line. */
export function CitedLine({ cited }: { cited: CitedInFact | null }) {
  if (cited === null || cited.counted === 0) return null;
  return (
    <p className="pt-3 text-14 lg:hidden print:hidden">
      <b>
        Cited in {cited.cited} of {cited.counted} answers
      </b>
      , likely {rangeWords(cited.interval)}.{" "}
      <a href="#cited-in-fact" className="link">
        Details
      </a>
    </p>
  );
}
