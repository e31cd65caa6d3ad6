/** Each claim of an answer: which cited page supports it, and whether the user's page says it. */
import type {
  AnswerClaim,
  AnswerSource,
  ClaimSupport,
  SourcedAnswer,
} from "@citeworthy/core/cited/cited-view";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { TableColumn } from "../../../ui/table/table-columns.ts";
import { claimId, readableText } from "../claims/answer-text.tsx";
import { Overrule } from "../claims/overrule.tsx";
import { PageLink } from "../claims/page-link.tsx";
import { placeWords, QuotedWords } from "../claims/page-quote.tsx";
import { Verdict } from "../claims/verdict.tsx";
import { unreadWords } from "./source-words.ts";

type NumberedClaim = { claim: AnswerClaim; number: number };

const ClaimWords = ({ claim, number }: NumberedClaim) => (
  <span className="grid grid-cols-[28px_minmax(0,1fr)] items-baseline font-medium">
    <a
      href={`#${claimId(number)}-mark`}
      aria-label={`Claim ${number}, back to the answer`}
      className="tabular font-serif text-22 leading-none font-normal text-accent no-underline"
    >
      {number}
    </a>
    <span className="wrap-anywhere">{readableText(claim.text)}</span>
  </span>
);

type ClaimsTableProps = { answer: SourcedAnswer; run: string };

const columnsOf = ({ answer, run }: ClaimsTableProps): TableColumn<NumberedClaim>[] => [
  { name: "Claim", className: "md:w-1/3", cell: ClaimWords },
  {
    name: "Who supports it",
    className: "min-w-0 md:w-1/3",
    isWide: true,
    cell: ({ claim }) => <Supporters claim={claim} answer={answer} />,
  },
  {
    name: "Does your page say it?",
    className: "min-w-0 md:w-1/3",
    isWide: true,
    cell: ({ claim }) => <OwnWords claim={claim} answer={answer} run={run} />,
  },
];

export const ClaimsTable = ({ answer, run }: ClaimsTableProps) => (
  <DataTable
    label="Claims of this answer"
    columns={columnsOf({ answer, run })}
    rows={answer.claims.map((claim, at) => ({ claim, number: at + 1 }))}
    keyOf={({ claim }) => `${claim.span.start} ${claim.text}`}
    phone="cards"
    rowProps={({ number }) => ({
      id: claimId(number),
      className: "target:bg-accent-wash print:break-inside-avoid",
    })}
  />
);

type ClaimProps = { claim: AnswerClaim; answer: SourcedAnswer };

const isSupport = ({ verdict }: ClaimSupport) => verdict === "supported" || verdict === "partly";

function Supporters({ claim: { supports }, answer }: ClaimProps) {
  if (supports.length === 0) return <p className="text-quiet">No page is cited for this.</p>;
  const isUnsupported = supports.every(({ verdict }) => verdict === "not_supported");
  return (
    <div className="grid gap-4">
      {isUnsupported && <p className="text-quiet">No page that was cited says this.</p>}
      {supports
        .toSorted((one, other) => Number(isSupport(other)) - Number(isSupport(one)))
        .map((support) => (
          <Supporter key={support.url} support={support} answer={answer} />
        ))}
    </div>
  );
}

/** For a page that wasn't read, why not; otherwise what differs. */
const noteOf = ({ verdict, note }: ClaimSupport, source: AnswerSource | undefined): string | null =>
  verdict === "not_checked" && source && source.state !== "read" ? unreadWords(source) : note;

function Supporter({ support, answer }: { support: ClaimSupport; answer: SourcedAnswer }) {
  const { url, verdict, quote } = support;
  const source = answer.sources.find((one) => one.url === url);
  const isPlain = verdict === "supported" && support.isSure;
  return (
    <div className="grid justify-items-start gap-1">
      <PageLink url={url} className="text-14 font-medium" />
      {!isPlain && <Verdict support={support} />}
      {quote && <QuotedWords quote={quote} />}
      <p className="text-14 text-quiet empty:hidden">{noteOf(support, source)}</p>
    </div>
  );
}

function OwnWords({ claim, answer, run }: ClaimProps & { run: string }) {
  const { id, own, supports, ownOverruled = null } = claim;
  const source = answer.sources.find(({ isOwn }) => isOwn);
  return (
    <div className="grid justify-items-start gap-1">
      <Verdict support={own} isQuestion />
      {own.quote && <QuotedWords quote={own.quote} />}
      <p className="text-14 text-quiet wrap-anywhere empty:hidden">
        {[own.quote && `${placeWords(own.quote)}.`, noteOf(own, source)].filter(Boolean).join(" ")}
      </p>
      {own.verdict === "not_supported" && !supports.some(isSupport) && (
        <p className="text-14 text-quiet">Nothing to do: no cited page says it either.</p>
      )}
      {id !== undefined && <Overrule claim={id} run={run} verdict={own.verdict} overruled={ownOverruled} />}
    </div>
  );
}
