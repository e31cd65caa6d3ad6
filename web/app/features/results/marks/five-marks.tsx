/** The five marks in the score card: each leads to its reason. */
import { MARKS, type PageMarks } from "@citeworthy/core/contract/marks";
import { MARK_WORDS, markProblem } from "@citeworthy/core/report/mark-words";
import { markId } from "./mark-ids.ts";
import { Pips } from "./pips.tsx";

export function FiveMarks({ marks, model }: { marks: PageMarks; model: string }) {
  if (marks.fault) return null;
  return (
    <div className="border-t border-line pt-4">
      <p className="flex flex-wrap justify-between gap-x-3 text-14">
        <b>Marks, 0 to 10</b>
        <span className="text-quiet wrap-anywhere">by {model}</span>
      </p>
      <ul className="grid pt-1 text-14">
        {MARKS.map((name) => {
          const mark = marks.marks[name];
          return (
            <li key={name}>
              <a
                href={`#${markId(name)}`}
                className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto_28px] items-center gap-3 hover:underline"
              >
                {MARK_WORDS[name].title}
                {markProblem(mark) ? (
                  <span className="text-quiet">not counted</span>
                ) : (
                  <>
                    <Pips mark={mark.mark} />
                    <span aria-hidden="true" className="tabular text-right font-semibold">
                      {mark.mark}
                    </span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
