/** One edit: the fault, the words it is about; opened, what to do about it. */
import { signed } from "@citeworthy/core/score/signed";
import { EffortImpactBadge } from "../../../ui/figures/effort-impact-badge.tsx";
import { Highlight } from "../../../ui/figures/highlight.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { ChevronDown } from "../../../ui/marks/icons.tsx";
import { AddEdit } from "../../../worklist/add-to-work-list.tsx";
import type { EditView } from "../result-view.ts";
import { useShowInText } from "../text/show-in-text.ts";
import { EditFix } from "./edit-fix.tsx";

/** Which edits the article keeps. Null where nobody can choose: a shared report, the sample. */
export type EditChoices = {
  used: ReadonlySet<string>;
  /** False until there is an article: using the first edit begins one. */
  hasArticle: boolean;
  isBusy: boolean;
  use(id: string): void;
  undo(id: string): void;
} | null;

type EditRowProps = { edit: EditView; choices: EditChoices };

export function Cost({ points, isRequired }: Pick<EditView, "points" | "isRequired">) {
  return (
    <>
      {isRequired && <span className="text-14 font-semibold text-good">Lifts the limit of 40</span>}
      {points > 0 && (
        <span className="text-14 whitespace-nowrap text-quiet">
          <span className="tabular font-serif text-22 leading-tight font-medium text-poor">
            {signed(-points)}
          </span>{" "}
          points
        </span>
      )}
    </>
  );
}

function UseOrUndo({ edit: { id, number, isFinished }, choices }: EditRowProps) {
  if (choices === null || !isFinished) return null;
  const { used, hasArticle, isBusy } = choices;
  if (used.has(id))
    return (
      <p className="flex flex-wrap items-center gap-3 text-14 print:hidden">
        <span className="font-semibold text-good">Used in your article</span>
        <Button variant="line" size="small" disabled={isBusy} onClick={() => choices.undo(id)}>
          Undo<span className="sr-only"> edit {number}</span>
        </Button>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-3 text-14 print:hidden">
      <Button variant="line" size="small" disabled={isBusy} onClick={() => choices.use(id)}>
        Use<span className="sr-only"> edit {number}</span>
      </Button>
      {!hasArticle && (
        <span className="text-quiet">
          Begins your article and counts as one. Further edits of this page are included.
        </span>
      )}
    </p>
  );
}

export function EditRow({ edit, choices }: EditRowProps) {
  const { number } = edit;
  const show = useShowInText(edit.quote);
  return (
    <li
      id={`edit-${number}`}
      className="grid scroll-mt-24 grid-cols-[44px_minmax(0,1fr)] gap-x-2 border-t border-line px-3 md:gap-x-3 md:px-6"
    >
      <span
        aria-hidden="true"
        className="tabular mt-4 ml-1.5 grid size-8 place-items-center rounded-full border border-edge font-serif text-18 leading-none text-accent"
      >
        {number}
      </span>
      <details open={number === 1} className="group/edit min-w-0">
        <summary className="grid grid-cols-[minmax(0,1fr)_20px] gap-x-4 gap-y-1.5 py-5 md:grid-cols-[minmax(0,1fr)_auto_20px]">
          <h3 className="text-18 leading-snug md:text-22">{edit.fault}</h3>
          <span className="flex items-baseline gap-4 max-md:order-3 max-md:col-span-2 md:row-span-2 md:grid md:content-start md:justify-items-end md:gap-1">
            <Cost {...edit} />
            <EffortImpactBadge kind="effort" level={edit.effort} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-5 text-quiet transition-transform duration-150 group-open/edit:rotate-180 md:row-span-2"
          />
          {edit.quote && (
            <span className="line-clamp-2 font-serif leading-[1.6] wrap-anywhere group-open/edit:line-clamp-none max-md:order-2 max-md:col-span-2 md:text-18">
              <Highlight>{edit.quote}</Highlight>
            </span>
          )}
        </summary>
        <div className="-mt-1.5 grid gap-3 pb-6 max-md:-ml-13">
          {(edit.todo || show) && (
            <p>
              {edit.todo}{" "}
              {show && (
                <button type="button" className="link text-14 whitespace-nowrap" onClick={show}>
                  Show in text
                </button>
              )}
            </p>
          )}
          <EditFix edit={edit} number={number} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <UseOrUndo edit={edit} choices={choices} />
            <AddEdit id={edit.id} title={edit.fault} />
          </div>
        </div>
      </details>
    </li>
  );
}
