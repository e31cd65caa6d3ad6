/** What is better or worse than usual in a section: the finding, the words that show it, its points. */
import { isListOfNames, type StoryRow } from "@citeworthy/core/report/score-story";
import { Check, Minus } from "lucide-react";
import { AddCheck } from "../../../worklist/add-to-work-list.tsx";
import type { ResultView } from "../result-view.ts";
import { RowWords } from "../story/row-words.tsx";
import { Extras } from "./extras.tsx";
import { Points } from "./points.tsx";
import { auditOf } from "./section-findings.ts";

type MovedRowsProps = { title: string; rows: readonly StoryRow[]; view: ResultView };

const LOOK = {
  better: { icon: Check, hue: "bg-good-wash text-good" },
  worse: { icon: Minus, hue: "bg-poor-wash text-poor" },
};

export function MovedRows({ title, rows, view }: MovedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="grid">
      <h4 className="pb-2 text-14 font-semibold">{title}</h4>
      <ul>
        {rows.map((row) => {
          const audit = auditOf(view.result, row.id);
          const { icon: Icon, hue } = LOOK[row.difference > 0 ? "better" : "worse"];
          return (
            <li
              key={row.id}
              className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-4 first:border-ink/50 md:grid-cols-[28px_minmax(0,1fr)_auto]"
            >
              <span
                className={`grid size-5 place-items-center rounded-full md:size-6 ${hue} print-color-exact`}
              >
                <Icon aria-hidden="true" className="size-3.5" />
              </span>
              <div className="grid min-w-0 gap-1 wrap-anywhere">
                <RowWords row={row} />
                {!isListOfNames(row) && <p className="text-14 text-quiet">{row.title}</p>}
                {audit && (
                  <Extras audit={audit} evidence={audit.ledger.flatMap((id) => view.evidence[id] ?? [])} />
                )}
                {audit?.advice && row.difference < 0 && <AddCheck id={audit.id} title={audit.found} />}
              </div>
              <Points difference={row.difference} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
