/** Optimization Recommendations: what to change in a section, the most valuable first. */
import { cleanRecommendation } from "@citeworthy/core/advice/clean";
import { extractLink } from "@citeworthy/core/advice/extract-link";
import type { AuditResult, Enhancement } from "@citeworthy/core/contract";
import { numberText } from "../../../ui/figures/number-text.ts";
import { More } from "../../../ui/parts/more.tsx";
import type { ResultView } from "../result-view.ts";
import { missingPoints } from "../score/score-words.ts";
import { FindingRow } from "./finding-row.tsx";

/** The rest are smaller and open on demand. */
const FIRST = 3;

const textOf = (item: Enhancement): string => ("content" in item ? item.content : item.reason);
const sumOf = (audits: readonly AuditResult[]) =>
  audits.reduce((sum, audit) => sum + missingPoints(audit), 0);

/** For sections with nothing to change, and for results from before checks were stored. */
function StoredItem({ item, number }: { item: Enhancement; number: number }) {
  const lines = textOf(item)
    .split("\n")
    .map((line) => extractLink(cleanRecommendation(line)));
  const [found, ...rest] = lines.map(({ text }) => text).filter((text) => text !== "");
  const link = lines.find((line) => line.link !== null)?.link;
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 border-t border-line py-4 first:border-ink/50 md:grid-cols-[28px_minmax(0,1fr)]">
      <span aria-hidden="true" className="tabular font-serif text-22 leading-none text-accent md:text-28">
        {number}
      </span>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">{found}</p>
        {rest.length > 0 && <p>{rest.join(" ")}</p>}
        {link && (
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="link">
              Reference
              <span className="sr-only"> (opens in a new tab)</span>
            </a>{" "}
            <span className="text-14 text-quiet">{URL.parse(link)?.hostname}</span>
          </p>
        )}
      </div>
    </li>
  );
}

type Props = {
  audits: AuditResult[];
  items: Enhancement[];
  view: ResultView;
  showAll?: boolean;
  /** Recommendations with weaker evidence exist and are hidden. */
  hidesWeaker?: boolean;
};

export function SectionRecommendations({ audits, items, view, showAll, hidesWeaker }: Props) {
  const row = (audit: AuditResult, index: number) => {
    const edit = view.next.edits.findIndex((one) => one.audit === audit.id);
    return (
      <FindingRow
        key={audit.id}
        audit={audit}
        number={index + 1}
        editNumber={edit < 0 ? null : edit + 1}
        evidence={audit.ledger.flatMap((id) => view.evidence[id] ?? [])}
      />
    );
  };
  const rest = showAll ? [] : audits.slice(FIRST);
  return (
    <section className="grid">
      <h4 className="flex flex-wrap items-baseline gap-x-3 pb-2 text-14 font-semibold">
        Optimization Recommendations
        {audits.length > 0 && (
          <span className="font-normal text-quiet">{numberText(sumOf(audits))} points lost, most first</span>
        )}
      </h4>
      {audits.length > 0 ? (
        <>
          <ol>{(showAll ? audits : audits.slice(0, FIRST)).map(row)}</ol>
          {rest.length > 0 && (
            <More
              summary={`${rest.length} smaller ${rest.length === 1 ? "one" : "ones"}, +${numberText(sumOf(rest))}${rest.length === 1 ? "" : " together"}`}
            >
              <ol start={FIRST + 1}>{rest.map((audit, index) => row(audit, index + FIRST))}</ol>
            </More>
          )}
        </>
      ) : hidesWeaker ? (
        <p className="text-quiet">No recommendation here has evidence grade A or B.</p>
      ) : (
        <ol>
          {items.map((item, index) => (
            <StoredItem key={textOf(item)} item={item} number={index + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}
