/** Optimization Recommendations: a section's part of the list of edits, in the same order. */
import { cleanRecommendation } from "@citeworthy/core/advice/clean";
import { extractLink } from "@citeworthy/core/advice/extract-link";
import type { Enhancement } from "@citeworthy/core/contract";
import { NO_FAULT } from "@citeworthy/core/report/section-edits";
import { Check } from "lucide-react";
import type { ResultView } from "../result-view.ts";
import { FindingRow } from "./finding-row.tsx";
import { auditOf, type SectionFindings } from "./section-findings.ts";

const textOf = (item: Enhancement): string => ("content" in item ? item.content : item.reason);

/** For results from before edits were stored. */
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

/** Shown with the other notes: here is only where they are. */
function Notes({ notes }: Pick<SectionFindings, "notes">) {
  if (notes.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {notes.map(({ id, fault }) => (
        <li key={id} className="border-b border-line py-3 wrap-anywhere last:border-b-0">
          <span className="text-quiet">For you to decide: </span>
          {fault}{" "}
          <a href={`#${id}`} className="link text-14 whitespace-nowrap">
            See the note
          </a>
        </li>
      ))}
    </ul>
  );
}

function Silent({ children }: { children: string }) {
  if (children !== NO_FAULT) return <p className="max-w-[68ch] wrap-anywhere">{children}</p>;
  return (
    <p className="flex items-center gap-3 rounded-sm bg-good-wash px-4 py-3">
      <Check aria-hidden="true" className="size-4.5 shrink-0 text-good" />
      <span>
        <b className="font-semibold">No fault found.</b> There is nothing to change here.
      </span>
    </p>
  );
}

type Props = {
  findings: Pick<SectionFindings, "edits" | "notes" | "silent">;
  /** What an older result stored instead. */
  items: readonly Enhancement[];
  view: ResultView;
  /** Recommendations with weaker evidence exist and are hidden. */
  hidesWeaker?: boolean;
};

export function SectionRecommendations({ findings, items, view, hidesWeaker = false }: Props) {
  const { edits, notes, silent } = findings;
  const isOlder = view.result.score.start === undefined;
  const stored = isOlder && edits.length === 0 ? items : [];
  if (!hidesWeaker && silent === null && edits.length + notes.length + stored.length === 0) return null;
  return (
    <section className="grid">
      <h4 className="pb-2 text-14 font-semibold">Optimization Recommendations</h4>
      {edits.length > 0 && (
        <ol>
          {edits.map((edit, index) => {
            const audit = auditOf(view.result, edit.audit);
            return (
              <FindingRow
                key={edit.number}
                edit={edit}
                number={index + 1}
                audit={audit}
                evidence={(audit?.ledger ?? []).flatMap((id) => view.evidence[id] ?? [])}
              />
            );
          })}
        </ol>
      )}
      {hidesWeaker && <p className="text-quiet">No recommendation here has evidence grade A or B.</p>}
      {stored.length > 0 && !hidesWeaker && (
        <ol>
          {stored.map((item, index) => (
            <StoredItem key={textOf(item)} item={item} number={index + 1} />
          ))}
        </ol>
      )}
      <Notes notes={notes} />
      {silent !== null && <Silent>{silent}</Silent>}
    </section>
  );
}
