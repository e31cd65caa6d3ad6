/** Pages that one engine cited for the page's question: the words it used, and what the user's page lacks. */
import type { CitedReference } from "@citeworthy/core/cited/cited-references";
import { ENGINE_NAMES } from "@citeworthy/core/visibility/engines";
import { Link } from "react-router";
import { DateText } from "../../../ui/figures/date-text.tsx";
import { Badge } from "../../../ui/labels/badge.tsx";
import { runPath } from "../cited-paths.ts";
import { readableText } from "../claims/answer-text.tsx";
import { PageLink } from "../claims/page-link.tsx";
import { QuotedWords } from "../claims/page-quote.tsx";

type UsedPassage = NonNullable<CitedReference["used"]>;

export type ReferencesOfRun = { runId: string; query: string; at: string; references: CitedReference[] };

type MeasuredReferencesProps = { measured: ReferencesOfRun; engine: CitedReference["engine"] };

export function MeasuredReferences({ measured, engine }: MeasuredReferencesProps) {
  const own = measured.references.filter((reference) => reference.engine === engine);
  return (
    <section>
      <h4 className="flex items-center gap-3 pb-2 text-14 font-semibold">
        Top Competitors <Badge tone="outline">Measured</Badge>
      </h4>
      <ol>
        {own.map((reference, at) => (
          <ReferenceItem key={reference.url} reference={reference} number={at + 1} />
        ))}
      </ol>
      <p className="border-t border-line pt-3 text-14 text-quiet">
        Asked “{measured.query}” on <DateText iso={measured.at} />.{" "}
        <Link to={runPath(measured.runId, "why")} className="link">
          Why them?
        </Link>
      </p>
    </section>
  );
}

function ReferenceItem({ reference, number }: { reference: CitedReference; number: number }) {
  const { engine, url, cited, counted, used, lacking } = reference;
  const isSame = lacking !== null && lacking.claim === used?.claim;
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line py-4 first:border-ink/50 md:grid-cols-[28px_minmax(0,1fr)]">
      <span aria-hidden="true" className="tabular font-serif text-22 leading-none text-accent md:text-28">
        {number}
      </span>
      <div className="grid min-w-0 gap-3">
        <div className="grid justify-items-start">
          <span className="text-14 text-quiet">
            Competitor Reference, cited in {cited} of {counted} answers
          </span>
          <PageLink url={url} className="font-serif text-18" />
        </div>
        {used ? (
          <Passage title={`Why ${ENGINE_NAMES[engine]} Mentions This:`} passage={used} />
        ) : (
          <p className="text-14 text-quiet">
            We found no passage on this page that supports what the answers say.
          </p>
        )}
        {lacking && !isSame && <Passage title="It says this, and your page doesn’t:" passage={lacking} />}
        {isSame && <p className="text-14 font-semibold">Your page doesn’t say this.</p>}
      </div>
    </li>
  );
}

const Passage = ({ title, passage: { claim, quote } }: { title: string; passage: UsedPassage }) => (
  <div className="grid gap-1">
    <strong className="text-14">{title}</strong>
    <p className="max-w-[68ch] wrap-anywhere">{readableText(claim)}</p>
    <QuotedWords quote={quote} withPlace />
  </div>
);
